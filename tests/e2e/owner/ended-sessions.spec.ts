import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openAsOwner, notice, unfoldPanel } from "../../support/admin-pages";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { jpegPhoto } from "../../support/test-photos";

async function logOutInAnotherTab(page: Page, url: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${url}/admin`);
  await unfoldPanel(tab);
  await tab.getByRole("button", { name: "Logout" }).click();
  await expect(notice(tab, "Logout effettuato")).toBeVisible();
  await tab.close();
}

// tests/http/owner/access/ended-sessions.test.ts tries each way in which a session ends.
onAdminPages("what is sent after its session has ended", (admin) => {
  test("is there again after the login: an article, a tag, a setting", async ({ page }) => {
    const { url, password } = admin.program;
    const signIn = async (given: string) => {
      await page.getByLabel("Password").fill(given);
      await page.getByRole("button", { name: "Accedi" }).click();
    };

    await test.step("an article, whose photos are chosen again", async () => {
      await openAsOwner(page, admin.program, "/admin/nuovo-articolo");
      await scriptsAtWork(page);
      await page.getByLabel("Titolo").fill("Scritto a lungo");
      await page.getByLabel("Contenuto").fill("Riga uno\nRiga <due> 🦫");
      await page.getByLabel("Città").fill("Camogli");
      const buffer = await jpegPhoto({ width: 64, height: 48 });
      const photo = { name: "porto.jpg", mimeType: "image/jpeg", buffer };
      await page.locator("input[type=file]").setInputFiles(photo);
      await logOutInAnotherTab(page, url);
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();

      await expect(page.getByText("quello che hai scritto è ancora in questa pagina")).toBeVisible();
      await expect(page.getByText("Le foto nuove dovrai sceglierle di nuovo")).toBeVisible();
      await expectWellMade(page, admin);
      await signIn("sbagliata");
      await expect(notice(page, "Login fallito")).toBeVisible();
      await signIn(password);

      await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
      await expect(page.getByLabel("Contenuto")).toHaveValue("Riga uno\nRiga <due> 🦫");
      await expect(page.getByLabel("Città")).toHaveValue("Camogli");
      await expect(page.getByText("Le foto nuove vanno scelte di nuovo").first()).toBeVisible();
      await page.locator("input[type=file]").setInputFiles(photo);
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
    });

    for (const { address, label, words, button } of [
      { address: "cartellini", label: "Nome", words: "Tasca di destra", button: "Crea cartellino" },
      {
        address: "impostazioni/avvisi",
        label: "A chi scrivo",
        words: "posta@example.org",
        button: "Salva",
      },
    ]) {
      await test.step(`a form of /admin/${address}`, async () => {
        await page.goto(`${url}/admin/${address}`);
        await scriptsAtWork(page);
        const field = page.getByLabel(label, { exact: true }).first();
        await field.fill(words);
        await page.request.post(`${url}/admin/logout`);
        await page.getByRole("button", { name: button }).last().click();
        // The form may have a password field, too, which stays until the login appears.
        await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
        await signIn(password);
        await expect(field).toHaveValue(words);
      });
    }
  });
});
