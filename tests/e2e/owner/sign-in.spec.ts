import { expect, test } from "@playwright/test";
import { stepOf, totp } from "../../../app/domain/auth/totp";
import {
  expectWellMade,
  onAdminPages,
  openTab,
  notice,
  signIn,
  unfoldPanel,
} from "../../support/admin-pages";
import { timeOutSessionsIn } from "../../support/site-data/time-out-sessions";

onAdminPages("the login", (admin) => {
  test("says what is wrong, lets in, and out again", async ({ page }) => {
    const { url, password } = admin.program;
    await page.goto(url);
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("link", { name: "Admin" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Accesso Admin" })).toBeVisible();
    await expect(page.getByText("Pannello di Amministrazione")).toHaveCount(0);
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByText("Password richiesta")).toBeVisible();
    await page.getByLabel("Password").fill("sbagliata");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(notice(page, "Login fallito")).toContainText("Password non corretta");
    await expect(page.getByText("Password non corretta")).toHaveCount(1);
    await expectWellMade(page, admin);
    await page.getByLabel("Password").fill(password ?? "");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(notice(page, "Login effettuato")).toBeVisible();
    await unfoldPanel(page);
    await expect(page.getByRole("navigation", { name: "Sezioni del pannello" }).getByRole("link")).toHaveText(
      [
        "Storie Ricevute 0",
        "Articoli Diario",
        "Gestisci Articoli 0",
        "Nuova Location",
        "Gestisci Locations 0",
      ],
    );
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(notice(page, "Logout effettuato")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByText("Pannello di Amministrazione")).toHaveCount(0);
  });

  test("asks for a code of the app, when the owner has turned that on", async ({ page }) => {
    const { url, password } = admin.program;
    await signIn(page, admin.program);
    await page.goto(`${url}/admin/impostazioni/accesso`);
    const secret = ((await page.locator(".factor-secret code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("Codice dell’app").fill("12");
    await page.getByRole("button", { name: "Attiva il secondo passo" }).click();
    await expect(page.getByText("Questo codice non vale")).toBeVisible();
    await expect(page.locator(".factor-secret code")).toHaveText(secret.replaceAll(/.{4}(?=.)/g, "$& "));
    const now = stepOf(new Date());
    await page.getByLabel("Codice dell’app").fill(totp(secret, now));
    await page.getByRole("button", { name: "Attiva il secondo passo" }).click();
    await expect(page.getByRole("heading", { name: "I tuoi codici di riserva" })).toBeVisible();
    const recovery = (await page.locator(".factor-codes code").first().textContent()) ?? "";
    await expectWellMade(page, admin);
    await unfoldPanel(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByLabel("Password").fill(password ?? "");
    await page.getByRole("button", { name: "Accedi" }).click();
    await page.getByLabel("Codice dell’app").fill("12");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByText("Questo codice non vale")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByLabel("Codice dell’app").fill(recovery);
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(notice(page, "Login effettuato")).toBeVisible();
    await page.goto(`${url}/admin/impostazioni/accesso`);
    await expect(page.getByText("Ti restano 9 codici di riserva")).toBeVisible();
    await page.getByRole("button", { name: "Spegni il secondo passo" }).click();
    await expect(notice(page, "Secondo passo spento")).toBeVisible();
  });

  test("opens again in the middle of a form, which is as it was", async ({ page }) => {
    await signIn(page, admin.program);
    await openTab(page, "Articoli Diario");
    await page.getByLabel("Titolo").fill("Scritto a lungo");
    await page.getByLabel("Contenuto").fill("Riga uno\nRiga due");
    await page.getByLabel("Città").fill("Camogli");
    timeOutSessionsIn(admin.program.dataDir);
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(page.getByText("La sessione è scaduta")).toBeVisible();
    await page.getByLabel("Password").fill(admin.program.password ?? "");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
    await expect(page.getByLabel("Contenuto")).toHaveValue("Riga uno\nRiga due");
    await expect(page.getByLabel("Città")).toHaveValue("Camogli");
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(notice(page, "Articolo creato!")).toBeVisible();
  });
});
