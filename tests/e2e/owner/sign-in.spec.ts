import { expect, test } from "@playwright/test";
import { stepOf, totp } from "../../../app/domain/auth/totp";
import {
  expectWellMade,
  onAdminPages,
  openAsOwner,
  openTab,
  notice,
  unfoldPanel,
} from "../../support/admin-pages";
import { timeOutSessionsIn } from "../../support/site-data/time-out-sessions";

onAdminPages("the login", (admin) => {
  test("says what is wrong, lets in, also in the middle of a form, and out again", async ({ page }) => {
    const { url, password, dataDir } = admin.program;
    const signIn = async (given: string) => {
      await page.getByLabel("Password").fill(given);
      await page.getByRole("button", { name: "Accedi" }).click();
    };

    await test.step("says what is wrong", async () => {
      await page.goto(url);
      await page.getByText("Menu", { exact: true }).click();
      await page.getByRole("link", { name: "Admin" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Accesso Admin" })).toBeVisible();
      await expect(page.getByText("Pannello di Amministrazione")).toHaveCount(0);
      await page.getByRole("button", { name: "Accedi" }).click();
      await expect(page.getByText("Password richiesta")).toBeVisible();
      await signIn("sbagliata");
      await expect(notice(page, "Login fallito")).toContainText("Password non corretta");
      await expect(page.getByText("Password non corretta")).toHaveCount(1);
      await expectWellMade(page, admin);
    });

    await test.step("lets in, and the keyboard goes on at the page's heading", async () => {
      // The box comes with the scripts, and only they move the focus.
      await expect(page.getByLabel("Mostra quello che scrivo")).toBeVisible();
      await signIn(password);
      await expect(notice(page, "Login effettuato")).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: "Storie Ricevute" })).toBeFocused();
      await unfoldPanel(page);
      const parts = page.getByRole("navigation", { name: "Sezioni del pannello" });
      await expect(parts.getByRole("link")).toHaveText([
        "Storie Ricevute 0",
        "Articoli Diario",
        "Gestisci Articoli 0",
        "Nuova Location",
        "Gestisci Locations 0",
      ]);
    });

    await test.step("opens again in the middle of a form, which is as it was", async () => {
      await openTab(page, "Articoli Diario");
      await page.getByLabel("Titolo").fill("Scritto a lungo");
      await page.getByLabel("Contenuto").fill("Riga uno\nRiga due");
      await page.getByLabel("Città").fill("Camogli");
      timeOutSessionsIn(dataDir);
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expect(page.getByText("L’accesso è scaduto")).toBeVisible();
      await signIn(password);
      await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
      await expect(page.getByLabel("Contenuto")).toHaveValue("Riga uno\nRiga due");
      await expect(page.getByLabel("Città")).toHaveValue("Camogli");
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
    });

    await test.step("lets out, and Back shows nothing", async () => {
      await unfoldPanel(page);
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(notice(page, "Logout effettuato")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
      await expect(page.getByLabel("Password")).toBeFocused();
      await page.goBack();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
      await expect(page.getByText("Pannello di Amministrazione")).toHaveCount(0);
    });
  });

  test("asks for a code of the app, when the owner has turned that on", async ({ page }) => {
    const address = "/admin/impostazioni/accesso";
    const [code, shown] = [page.getByLabel("Codice dell’app"), page.locator(".factor-secret code")];
    const turnOn = page.getByRole("button", { name: "Attiva la verifica" });
    const signIn = page.getByRole("button", { name: "Accedi" });
    await openAsOwner(page, admin.program, address);
    const secret = ((await shown.textContent()) ?? "").replaceAll(" ", "");
    await code.fill("12");
    await turnOn.click();
    await expect(page.getByText("Questo codice non vale")).toBeVisible();
    await expect(shown).toHaveText(secret.replaceAll(/.{4}(?=.)/g, "$& "));
    await code.fill(totp(secret, stepOf(new Date())));
    await turnOn.click();
    await expect(page.getByRole("heading", { name: "I tuoi codici di riserva" })).toBeVisible();
    const recovery = (await page.locator(".factor-codes code").first().textContent()) ?? "";
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copia" }).click();
    await expect(page.getByRole("button", { name: "Copiati" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recovery);
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Salva come file" }).click();
    expect((await saving).suggestedFilename()).toBe("codici-di-riserva.txt");
    await page.evaluate(() => (window.print = () => void (document.title = "stampata")));
    await page.getByRole("button", { name: "Stampa" }).click();
    await expect(page).toHaveTitle("stampata");
    await expectWellMade(page, admin);
    await unfoldPanel(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByLabel("Password").fill(admin.program.password);
    await signIn.click();
    await code.fill("12");
    await signIn.click();
    await expect(page.getByText("Questo codice non vale")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("button", { name: "Usa un codice di riserva" }).click();
    await page.getByLabel("Codice di riserva").fill(recovery);
    await signIn.click();
    await expect(notice(page, "Login effettuato")).toBeVisible();
    await page.goto(admin.program.url + address);
    await expect(page.getByText("Ti restano 9 codici di riserva")).toBeVisible();
    await page.getByRole("button", { name: "Disattiva la verifica" }).click();
    await expect(notice(page, "Verifica in due passaggi disattivata")).toBeVisible();
  });
});
