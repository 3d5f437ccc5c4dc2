import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openTab, notice, signIn } from "../../support/admin-pages";
import { jpegFile } from "../../support/test-photos";

let photos: string;
test.beforeAll(async () => {
  photos = await mkdtemp(path.join(tmpdir(), "giramondo-photos-"));
});
test.afterAll(() => rm(photos, { recursive: true }));

onAdminPages("articles", (admin) => {
  test("from an empty form to the diary, the map's form, hidden, and deleted", async ({ page, browser }) => {
    const { url } = admin.program;
    const visitor = await (await browser.newContext()).newPage();
    await signIn(page, admin.program);
    await openTab(page, "Gestisci Articoli 0");
    await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Scrivi un articolo" }).click();
    await expect(page.getByLabel("Paese")).toHaveValue("Italia");
    await page.getByLabel("Paese").fill("");
    await page
      .getByLabel("Foto (facoltativo)")
      .setInputFiles(await jpegFile(photos, "porto.jpg", { position: { latitude: 44.35, longitude: 9.15 } }));
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    const wrong = [
      "Titolo obbligatorio",
      "Contenuto obbligatorio",
      "Città obbligatoria",
      "Paese obbligatorio",
    ];
    await expect(page.locator(".field-error")).toHaveText(wrong);
    // With scripts the form was not sent yet, so it still has its file.
    if (admin.scripts) await expect(page.getByLabel("Foto (facoltativo)")).toHaveValue(/porto\.jpg$/);
    else await expect(page.getByRole("img", { name: "porto.jpg" })).toBeVisible();
    await expectWellMade(page, admin);
    if (admin.scripts) await expect(page.getByLabel("Titolo")).toBeFocused();
    else {
      await expect(page.getByRole("alert").getByRole("link")).toHaveText(wrong);
      await page.getByRole("link", { name: "Contenuto obbligatorio" }).click();
      await expect(page.getByLabel("Contenuto")).toBeFocused();
      await expect(page.getByLabel("Contenuto")).toBeInViewport();
    }

    await page.getByLabel("Titolo").fill("Il capitano");
    await page.getByLabel("Città").fill("Camogli");
    await page.getByLabel("Paese").fill("Italia");
    await page.getByLabel("Contenuto").fill("Guardava il mare.");
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(notice(page, "Articolo creato!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "«Il capitano» è nel diario" })).toBeInViewport();
    await expect(page.getByText("Visibile")).toBeVisible();
    await expectWellMade(page, admin);
    await page.reload();
    await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
    await visitor.goto(`${url}/blog`);
    await expect(visitor.getByRole("link", { name: "Il capitano" })).toBeVisible();

    await page.getByRole("link", { name: "Crea la tappa di questo articolo" }).click();
    await expect(page.getByLabel("Nome")).toHaveValue("Camogli");
    await expect(page.getByLabel("Latitudine")).toHaveValue("44.350000");
    await expect(page.getByLabel("Articolo collegato")).toHaveValue(/./);
    await page.goBack();

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
    await visitor.context().close();
  });

  test("a change of a public article is looked at before it is saved", async ({ page }) => {
    const { url } = admin.program;
    await signIn(page, admin.program);
    await openTab(page, "Articoli Diario");
    await page.getByLabel("Titolo").fill("Il capitano");
    await page.getByLabel("Città").fill("Camogli");
    await page.getByLabel("Contenuto").fill("Guardava il mare.");
    await page.getByRole("button", { name: "Anteprima" }).click();
    await expect(page.getByText("Anteprima: questo articolo è nascosto")).toBeVisible();
    await page.getByRole("button", { name: "Pubblica" }).click();
    await page.getByRole("link", { name: "Modifica: Il capitano" }).click();
    await page.getByLabel("Titolo").fill("La «capitana»");
    await page.getByLabel("Foto (facoltativo)").setInputFiles(await jpegFile(photos, "porto.jpg"));
    const preview = page.getByRole("button", { name: "Anteprima" });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(preview).toBeInViewport({ ratio: 1 });
    await preview.click();
    await expect(page.getByText("Anteprima delle modifiche: non le ho ancora salvate")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("La «capitana»");
    await expect(page.locator(".blog-post-hero img")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pubblica" })).toHaveCount(0);
    await expectWellMade(page, admin);
    expect(await (await fetch(`${url}/blog`)).text()).not.toContain("capitana");

    await page.getByRole("link", { name: "Torna al modulo" }).click();
    await expect(page.getByLabel("Titolo")).toHaveValue("La «capitana»");
    await expect(page.getByRole("button", { name: "Togli porto.jpg" })).toBeVisible();
    await page.getByRole("button", { name: "Salva le modifiche" }).last().click();
    await expect(notice(page, "Articolo aggiornato!")).toBeVisible();
    expect(await (await fetch(`${url}/blog`)).text()).toContain("La «capitana»");
  });

  test("the Back button and sending again after it make no second article", async ({ page }) => {
    await signIn(page, admin.program);
    await openTab(page, "Articoli Diario");
    await page.getByLabel("Titolo").fill("Il capitano");
    await page.getByLabel("Città").fill("Camogli");
    await page.getByLabel("Contenuto").fill("Guardava il mare.");
    await page.getByRole("button", { name: "Crea Articolo" }).last().dblclick();
    await expect(notice(page, "Articolo creato!")).toBeVisible();
    await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
  });
});
