import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openTab, notice, signIn } from "../../support/admin-pages";
import { runProgram } from "../../support/run-program";
import { desktopAgent, phoneAgent } from "../../support/user-agents";

onAdminPages("the settings", (admin) => {
  test.use({ userAgent: phoneAgent });

  test("the toy gets its name, and everybody reads it at once", async ({ page, browser }) => {
    const { url } = admin.program;
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(url);
    await expect(visitor).toHaveTitle(/Capi/);

    await signIn(page, admin.program);
    await page.getByRole("link", { name: "il nome del peluche" }).click();
    await expect(page.getByRole("heading", { name: "Impostazioni" })).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByLabel("Nome del peluche").fill("Nina");
    await page.getByLabel("E-mail").fill("nina chiocciola example");
    await page.getByLabel("Profilo TikTok").fill("https://www.tiktok.com/@nina");
    await page.getByRole("button", { name: "Salva" }).last().click();
    await expect(page.getByText("Non è un indirizzo e-mail").last()).toBeVisible();
    await expect(page.getByLabel("Nome del peluche")).toHaveValue("Nina");
    await expect(page.getByLabel("Profilo TikTok")).toHaveValue("https://www.tiktok.com/@nina");
    await expectWellMade(page, admin);

    await page.getByLabel("E-mail").fill("ciao@nina.example");
    await page.getByLabel("Indirizzo pubblico").fill("https://nina.example");
    await page.getByRole("button", { name: "Salva" }).last().click();
    await expect(page.getByText(`Adesso sei su ${url}.`).last()).toBeVisible();
    await page.getByLabel("Indirizzo pubblico").fill("");
    await page.getByRole("button", { name: "Salva" }).last().click();
    await expect(notice(page, "Impostazioni salvate!")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Nina");
    await expect(page.getByLabel("Nome del peluche")).toHaveValue("Nina");

    await visitor.reload();
    await expect(visitor).toHaveTitle(/Nina/);
    await expect(visitor.getByText(/\bCapi\b/)).toHaveCount(0);
    await visitor.context().close();
  });

  test("a new password ends the session of another browser, and an open one is ended by its button", async ({
    page,
    browser,
  }) => {
    const { url, password } = admin.program;
    const other = await (await browser.newContext({ userAgent: desktopAgent })).newPage();
    await signIn(other, admin.program);
    await signIn(page, admin.program);
    await openTab(page, "Impostazioni");
    await page.getByRole("link", { name: "Accessi aperti" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Chrome su Android" })).toContainText("questo");
    const desk = page.getByRole("listitem").filter({ hasText: "Firefox su Windows" });
    await expect(desk).not.toContainText("questo");
    await expectWellMade(page, admin);
    await desk.getByRole("button", { name: /^Chiudi: / }).click();
    await expect(notice(page, "Accesso chiuso!")).toBeVisible();
    await expect(page.getByText("Non ci sono altri accessi aperti.")).toBeVisible();
    await other.goto(`${url}/admin/articoli`);
    await expect(other.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
    await signIn(other, admin.program);

    await page.getByRole("link", { name: "Password", exact: true }).click();
    await page.getByLabel("Password di adesso").fill("sbagliata");
    await page.getByLabel("Password nuova", { exact: true }).fill("quattro parole a caso");
    await page.getByLabel("Password nuova, ancora una volta").fill("quattro parole a caso");
    await page.getByRole("button", { name: "Cambia password" }).click();
    await expect(page.getByText("Non è la password di adesso")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByLabel("Password di adesso").fill(password ?? "");
    await page.getByLabel("Password nuova", { exact: true }).fill("quattro parole a caso");
    await page.getByLabel("Password nuova, ancora una volta").fill("quattro parole a caso");
    await page.getByRole("button", { name: "Cambia password" }).click();
    await expect(notice(page, "Password cambiata!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
    await other.reload();
    await expect(other.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
    await other.getByLabel("Password").fill("quattro parole a caso");
    await other.getByRole("button", { name: "Accedi" }).click();
    await expect(other.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
    await other.context().close();
  });
});

test("what was set lasts over a restart, and site.env goes first", async ({ page }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const first = await runProgram({ dataDir });
  await signIn(page, first);
  await page.goto(`${first.url}/admin/impostazioni`);
  await page.getByLabel("Nome del peluche").fill("Nina");
  await page.getByLabel("E-mail").fill("ciao@nina.example");
  await page.getByRole("button", { name: "Salva" }).last().click();
  await expect(notice(page, "Impostazioni salvate!")).toBeVisible();
  expect(await first.stop()).toBe(0);

  const second = await runProgram({ dataDir, environment: { CONTACT_EMAIL: "ciao@ugo.example" } });
  await page.goto(second.url);
  await expect(page).toHaveTitle(/Nina/);
  await expect(page.getByRole("contentinfo")).toContainText("ciao@ugo.example");
  expect(await second.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
});
