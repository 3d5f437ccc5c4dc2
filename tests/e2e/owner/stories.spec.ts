import { expect, test } from "@playwright/test";
import {
  type AdminTest,
  expectWellMade,
  onAdminPages,
  openTab,
  notice,
  signIn,
  unfoldPanel,
  unfoldStories,
} from "../../support/admin-pages";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

async function twoStories({ program: { url } }: AdminTest): Promise<void> {
  const [porto, mare] = await Promise.all([
    jpegPhoto({ position: { latitude: 44.35, longitude: 9.15 } }),
    jpegPhoto({ width: 500, height: 900, colour: "#0f6e70" }),
  ]);
  await sendStory(url, {
    story: "Prima riga\nSeconda riga",
    name: "Marta",
    city: "Camogli",
    photos: [
      ["porto.jpg", porto],
      ["mare.jpg", mare],
    ],
  });
  await sendStory(url, { story: "Senza nome e senza foto" });
}

onAdminPages("Storie Ricevute", (admin) => {
  test("is empty at first, and says what will come", async ({ page }) => {
    await signIn(page, admin.program);
    await expect(page.getByText("Nessuna storia ricevuta")).toBeVisible();
    await unfoldPanel(page);
    const tab = page.getByRole("link", { name: "Storie Ricevute 0" });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expectWellMade(page, admin);
  });

  test("shows every story, keeps the ticked photos in the address, and promotes", async ({ page }) => {
    await twoStories(admin);
    await signIn(page, admin.program);
    await expect(page.getByText("2 storie ricevute")).toBeVisible();
    const [newest, oldest] = [page.locator(".list-item").first(), page.locator(".list-item").last()];
    await expect(newest).toContainText("Anonimo");
    await expect(newest).toContainText("0 foto");
    await expect(oldest).toContainText("Marta");
    await expect(oldest).toContainText("Camogli");
    await expect(oldest).toContainText("Consenso dato");
    await expect(oldest).toContainText("2 foto");
    await expect(page.getByText("Nessuna foto scelta.")).toBeVisible();

    await expect(page.getByRole("button", { name: "Promuovi la storia di Marta" })).toBeHidden();
    await unfoldStories(page);
    await page.getByRole("checkbox", { name: "Scegli porto.jpg" }).check();
    await page.getByRole("checkbox", { name: "Scegli mare.jpg" }).check();
    if (!admin.scripts) await page.getByRole("button", { name: "Aggiorna le foto scelte" }).last().click();
    await expect(page.getByText("2 foto scelte.")).toBeVisible();
    await page.getByRole("button", { name: "Togli porto.jpg" }).click();
    await expect(page.getByText("1 foto scelta.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Scegli porto.jpg" })).not.toBeChecked();
    await expect(page).toHaveURL(/mare\.jpg/);
    await expect(page).not.toHaveURL(/porto\.jpg/);
    await page.reload();
    await expect(page.getByText("1 foto scelta.")).toBeVisible();
    await expectWellMade(page, admin);

    await page.getByRole("button", { name: "Promuovi la storia di Marta" }).click();
    await expect(notice(page, "1 foto caricata nell’articolo.")).toBeVisible();
    await expect(page.getByLabel("Titolo")).toHaveValue("Storia da Camogli: Marta");
    await expect(page.getByLabel("Contenuto")).toHaveValue("Prima riga\nSeconda riga");
    await expect(page.getByRole("button", { name: "Togli mare.jpg" })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("1 foto scelta.")).toBeVisible();
  });

  test("enlarges a photo", async ({ page }) => {
    await twoStories(admin);
    await signIn(page, admin.program);
    await unfoldStories(page);
    await page.getByRole("link", { name: "Ingrandisci mare.jpg" }).click();
    if (admin.scripts) {
      const dialog = page.getByRole("dialog", { name: "mare.jpg" });
      await expect(dialog.getByRole("img")).toBeVisible();
      await expectWellMade(page, admin);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.getByRole("checkbox", { name: "Scegli porto.jpg" }).check();
      await page.getByRole("link", { name: "Ingrandisci mare.jpg" }).click();
      await expect(dialog.getByRole("img")).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("1 foto scelta.")).toBeVisible();
      await openTab(page, "Gestisci Articoli");
      await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
      await page.goBack();
      await expect(page.getByText("2 storie ricevute")).toBeVisible();
      return;
    }
    await expect(page).toHaveURL(/\/uploads\/[0-9a-f]{20}_mare\.jpg$/);
    await page.goBack();
    await expect(page.getByText("2 storie ricevute")).toBeVisible();
  });

  test("deletes a story, which the bin gives back, or deletes for good after a question", async ({
    page,
  }) => {
    await twoStories(admin);
    await signIn(page, admin.program);
    const remove = page.getByRole("button", { name: "Elimina la storia anonima" });
    await unfoldStories(page);
    await remove.click();
    await expect(notice(page, "Storia eliminata!")).toBeVisible();
    await expect(page.getByText("1 storia ricevuta")).toBeVisible();
    await expect(page.getByText("Senza nome e senza foto")).toBeHidden();
    await page.reload();
    await expect(page.getByText("1 storia ricevuta")).toBeVisible();

    await openTab(page, "Cestino");
    await expectWellMade(page, admin);
    await page.getByRole("button", { name: "Riprendi: Storia anonima" }).click();
    await expect(page.getByText("Il cestino è vuoto")).toBeVisible();
    await openTab(page, "Storie Ricevute");
    await unfoldStories(page);
    await remove.click();
    await expect(notice(page, "Storia eliminata!")).toBeVisible();
    await openTab(page, "Cestino");
    await page.getByRole("link", { name: "Elimina per sempre: Storia anonima" }).click();
    const question = page.getByRole("heading", { name: "Eliminare per sempre «Storia anonima»?" });
    await expect(question).toBeInViewport();
    await expect(page.getByText("L’eliminazione non può essere annullata.")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Annulla" }).click();
    await expect(question).toBeHidden();
    await page.getByRole("link", { name: "Svuota il cestino" }).click();
    await page.getByRole("button", { name: "Elimina per sempre", exact: true }).click();
    await expect(notice(page, "Cestino vuoto!")).toBeVisible();
    await expect(page.getByText("Il cestino è vuoto")).toBeVisible();
    await openTab(page, "Storie Ricevute");
    await expect(page.getByText("1 storia ricevuta")).toBeVisible();
  });

  test("makes a stop of the place that a photo knows", async ({ page }) => {
    await twoStories(admin);
    await signIn(page, admin.program);
    await unfoldStories(page);
    await expect(page.getByText("Questa foto ha una posizione")).toHaveCount(1);
    await page.getByRole("link", { name: "Crea una tappa da qui: porto.jpg" }).click();
    await expect(page.getByLabel("Latitudine")).toHaveValue("44.350000");
    await expect(page.getByLabel("Longitudine")).toHaveValue("9.150000");
    await expect(page.getByLabel("Città")).toHaveValue("Camogli");
    await expect(page.getByRole("button", { name: "Togli porto.jpg" })).toBeVisible();
  });
});
