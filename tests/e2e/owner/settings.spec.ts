import { expect, test } from "@playwright/test";
import { expectWellMade, notice, onAdminPages, openAsOwner, openTab } from "../../support/admin-pages";
import { signedIn } from "../../support/owner";
import { phoneAgent } from "../../support/pages/user-agents";

// The refusals and what visitors read afterwards stand in tests/http/owner/settings.test.ts, the same walks without
// scripts in tests/http/owner/settings-walks.test.ts.
onAdminPages("the settings", (admin) => {
  test.use({ userAgent: phoneAgent });

  test("the toy gets its name, and everybody reads it at once", async ({ page }) => {
    const { url } = admin.program;
    await openAsOwner(page, admin.program);
    await page.getByRole("link", { name: "Nome del peluche" }).click();
    await expect(page.getByRole("heading", { name: "Impostazioni" })).toBeVisible();
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
    await page.goto(url);
    await expect(page).toHaveTitle(/Nina/);
    await expect(page.getByText(/\bCapi\b/)).toHaveCount(0);
  });

  test("'Usa questo indirizzo' lies below its label, and the page stays there once it has gone", async ({
    page,
  }) => {
    await openAsOwner(page, admin.program);
    await page.getByRole("link", { name: "Indirizzo del sito" }).click();
    const field = page.getByLabel("Indirizzo pubblico");
    await expect(field).toBeInViewport();
    const label = page.getByText("Indirizzo pubblico", { exact: true });
    const topOf = async (part: typeof label) => (await part.boundingBox())?.y ?? 0;
    const bar = await page.locator(".panel-head").boundingBox();
    await expect.poll(() => topOf(label)).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    await page.getByRole("button", { name: "Usa questo indirizzo" }).click();
    await expect(notice(page, "Impostazioni salvate!")).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  });

  test("the panel speaks the chosen language at once, whatever the login spoke", async ({ page }) => {
    await openAsOwner(page, admin.program, "/admin/impostazioni?lingua=it");
    const language = page.getByLabel("Lingua del pannello · Panel language");
    await language.selectOption("English");
    await page.getByRole("button", { name: "Salva" }).last().click();
    await expect(notice(page, "Settings saved")).toBeVisible();
    await openTab(page, "Tags");
    await expect(page.getByRole("heading", { name: "New tag" })).toBeVisible();
    await openTab(page, "Settings");
    await language.selectOption("Italiano");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(notice(page, "Impostazioni salvate!")).toBeVisible();
  });

  test("an open session is ended by its button; a wrong password is said, and the new one is taken", async ({
    page,
  }) => {
    const { url, password } = admin.program;
    await signedIn(url, password);
    await openAsOwner(page, admin.program, "/admin/articoli");
    await openTab(page, "Impostazioni");
    await page.getByRole("link", { name: "Accessi aperti" }).click();
    await page.getByRole("button", { name: /^Chiudi: / }).click();
    await expect(notice(page, "Accesso chiuso!")).toBeVisible();
    await expect(page.getByText("Non ci sono altri accessi aperti.")).toBeVisible();

    await page.getByRole("link", { name: "Password", exact: true }).click();
    for (const current of ["sbagliata", password]) {
      await page.getByLabel("Password attuale").fill(current);
      await page.getByLabel("Password nuova", { exact: true }).fill("altre quattro parole a caso");
      await page.getByLabel("Password nuova, ancora una volta").fill("altre quattro parole a caso");
      await page.getByRole("button", { name: "Cambia password" }).click();
      if (current !== "sbagliata") continue;
      await expect(page.getByText("Non è la password attuale")).toBeVisible();
      await expectWellMade(page, admin);
    }
    await expect(notice(page, "Password cambiata!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
  });
});
