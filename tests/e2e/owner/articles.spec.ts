import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, notice, onAdminPages, openAsOwner, unfoldItems } from "../../support/admin-pages";
import { apiWorld } from "../../support/api/api-world";
import { formValidates } from "../../support/pages/form-validation";
import { jpegPhoto } from "../../support/test-photos";

/** Chooses a small photo in the form. */
async function choosePhoto(page: Page, position?: { latitude: number; longitude: number }): Promise<void> {
  const buffer = await jpegPhoto({ width: 64, height: 48, ...(position && { position }) });
  const file = { name: "porto.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Foto (se vuoi)").setInputFiles(file);
}

// The same walks without scripts stand in tests/http/owner/article-walks.test.ts.
onAdminPages("articles", (admin) => {
  test("from an empty form to the diary, the map's form, hidden, and deleted", async ({ page, browser }) => {
    const { url } = admin.program;
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await openAsOwner(page, admin.program, "/admin/articoli");
    await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Scrivi un articolo" }).click();
    await expect(page.getByLabel("Paese")).toHaveValue("Italia");

    await test.step("what is missing is said at once; the form was not sent, so it still has its file", async () => {
      await formValidates(page);
      await page.getByLabel("Paese").fill("");
      await choosePhoto(page, { latitude: 44.35, longitude: 9.15 });
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expect(page.locator(".field-error")).toHaveText([
        "Titolo obbligatorio",
        "Contenuto obbligatorio",
        "Città obbligatoria",
        "Paese obbligatorio",
      ]);
      await expect(page.getByLabel("Foto (se vuoi)")).toHaveValue(/porto\.jpg$/);
      await expect(page.getByLabel("Titolo")).toBeFocused();
    });

    await test.step("two presses and the Back button make no second article", async () => {
      await page.getByLabel("Titolo").fill("Il capitano");
      await page.getByLabel("Città").fill("Camogli");
      await page.getByLabel("Paese").fill("Italia");
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await page.getByRole("button", { name: "Crea Articolo" }).last().dblclick();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      await expect(page.getByRole("heading", { name: "«Il capitano» è nel diario" })).toBeInViewport();
      await expect(page.getByText("Nascosto")).toHaveCount(0);
      await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
      await page.goBack();
      await page.goForward();
      await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
      await visitor.goto(`${url}/blog`);
      await expect(visitor.getByRole("link", { name: "Il capitano" })).toBeVisible();
    });

    await test.step("the article begins its stop", async () => {
      await page.getByRole("link", { name: "Crea la tappa di questo articolo" }).click();
      await expect(page.getByLabel("Nome")).toHaveValue("Camogli");
      await expect(page.getByLabel("Latitudine")).toHaveValue("44.350000");
      await expect(page.getByLabel("Articolo collegato")).toHaveValue(/./);
      await page.goBack();
    });

    await test.step("hidden, shown again, deleted", async () => {
      await unfoldItems(page);
      await page.getByRole("button", { name: "Nascondi: Il capitano" }).click();
      await expect(notice(page, "Articolo nascosto!")).toBeVisible();
      await expect(page.getByText("Nascosto", { exact: true })).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText("Nessuna storia ancora")).toBeVisible();
      await page.getByRole("button", { name: "Annulla" }).click();
      await expect(notice(page, "Articolo mostrato!")).toBeVisible();
      await page.getByRole("button", { name: "Elimina: Il capitano" }).click();
      await expect(notice(page, "Articolo eliminato!")).toBeVisible();
      await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
    });
    await visitor.context().close();
  });

  test("a change of a public article is looked at before it is saved", async ({ page }) => {
    const { url, password } = admin.program;
    const { id } = await apiWorld(url, password).article({ title: "Il capitano" });
    await openAsOwner(page, admin.program, `/admin/articoli/${id}`);
    await page.getByLabel("Titolo").fill("La «capitana»");
    await choosePhoto(page);
    const preview = page.getByRole("button", { name: "Anteprima" });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(preview).toBeInViewport({ ratio: 1 });
    await preview.click();
    await expect(page.getByText("Anteprima delle modifiche: non le ho ancora salvate")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("La «capitana»");
    await expect(page.locator(".blog-post-hero img")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pubblica" })).toHaveCount(0);
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Torna al modulo" }).click();
    await expect(page.getByLabel("Titolo")).toHaveValue("La «capitana»");
    await expect(page.getByRole("button", { name: "Togli porto.jpg" })).toBeVisible();
    await page.getByRole("button", { name: "Salva le modifiche" }).last().click();
    await expect(notice(page, "Articolo aggiornato!")).toBeVisible();
  });
});
