import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openAsOwner,
  openTab,
  notice,
  unfoldPanel,
  unfoldStories,
} from "../../../support/admin-pages";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";
import { sendStory } from "../../../support/send-story";
import { jpegPhoto } from "../../../support/test-photos";

const nobodys = { story: "Senza nome e senza foto" };

/** Marta's story has two photos. The first one knows where it was taken, the second one is larger than a phone. */
async function martasStory() {
  const size = { width: 64, height: 48 };
  const photos: [string, Buffer][] = [
    ["porto.jpg", await jpegPhoto({ ...size, position: { latitude: 44.35, longitude: 9.15 } })],
    ["mare.jpg", await jpegPhoto({ width: 500, height: 900, colour: "#0f6e70" })],
  ];
  return { story: "Prima riga\nSeconda riga", name: "Marta", city: "Camogli", photos };
}

onAdminPages("Storie Ricevute", (admin) => {
  test("shows every story and photo, keeps ticked photos in the address, promotes, makes a stop", async ({
    page,
  }) => {
    const { url } = admin.program;
    const porto = page.getByRole("checkbox", { name: "Scegli porto.jpg" });

    await test.step("is empty at first, and says what will come", async () => {
      await openAsOwner(page, admin.program);
      await expect(page.getByText("Nessuna storia ricevuta")).toBeVisible();
      await unfoldPanel(page);
      const tab = page.getByRole("link", { name: "Storie Ricevute 0" });
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expectWellMade(page, admin);
    });

    await test.step("shows every story, folded", async () => {
      await sendStory(url, await martasStory());
      await sendStory(url, nobodys);
      await page.reload();
      await expect(page.getByText("2 storie ricevute")).toBeVisible();
      const [newest, oldest] = [page.locator(".list-item").first(), page.locator(".list-item").last()];
      for (const words of ["Anonimo", "0 foto"]) await expect(newest).toContainText(words);
      for (const words of ["Marta", "Camogli", "Consenso dato", "2 foto"]) {
        await expect(oldest).toContainText(words);
      }
      await expect(page.getByText("Nessuna foto scelta.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Promuovi la storia di Marta" })).toBeHidden();
    });

    await test.step("enlarges a photo, and Back closes it", async () => {
      await scriptsAtWork(page);
      await unfoldStories(page);
      const enlarge = page.getByRole("link", { name: "Ingrandisci mare.jpg" });
      const dialog = page.getByRole("dialog", { name: "mare.jpg" });
      await enlarge.click();
      await expect(dialog.getByRole("img")).toBeVisible();
      await expectWellMade(page, admin);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await porto.check();
      await enlarge.click();
      await expect(dialog.getByRole("img")).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("1 foto scelta.")).toBeVisible();
      await openTab(page, "Gestisci Articoli");
      await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
      await page.goBack();
      await expect(page.getByText("2 storie ricevute")).toBeVisible();
    });

    await test.step("keeps the ticked photos in the address", async () => {
      await expect(porto).toBeChecked();
      await page.getByRole("checkbox", { name: "Scegli mare.jpg" }).check();
      await expect(page.getByText("2 foto scelte.")).toBeVisible();
      await page.getByRole("button", { name: "Togli porto.jpg" }).click();
      await expect(page.getByText("1 foto scelta.")).toBeVisible();
      await expect(porto).not.toBeChecked();
      await expect(page).toHaveURL(/mare\.jpg/);
      await expect(page).not.toHaveURL(/porto\.jpg/);
      await page.reload();
      await expect(page.getByText("1 foto scelta.")).toBeVisible();
    });

    await test.step("promotes the story with them", async () => {
      await page.getByRole("button", { name: "Promuovi la storia di Marta" }).click();
      await expect(notice(page, "1 foto caricata nell’articolo.")).toBeVisible();
      await expect(page.getByLabel("Titolo")).toHaveValue("Storia da Camogli: Marta");
      await expect(page.getByLabel("Contenuto")).toHaveValue("Prima riga\nSeconda riga");
      await expect(page.getByRole("button", { name: "Togli mare.jpg" })).toBeVisible();
      await page.goBack();
      await expect(page.getByText("1 foto scelta.")).toBeVisible();
    });

    await test.step("makes a stop of the place that a photo knows", async () => {
      await expect(page.getByText("Questa foto ha una posizione")).toHaveCount(1);
      await page.getByRole("link", { name: "Crea una tappa da qui: porto.jpg" }).click();
      await expect(page.getByLabel("Latitudine")).toHaveValue("44.350000");
      await expect(page.getByLabel("Longitudine")).toHaveValue("9.150000");
      await expect(page.getByLabel("Città")).toHaveValue("Camogli");
      await expect(page.getByRole("button", { name: "Togli porto.jpg" })).toBeVisible();
    });
  });

  test("deletes a story, which the bin gives back, or deletes for good after a question", async ({
    page,
  }) => {
    await sendStory(admin.program.url, { story: "Sul molo", name: "Marta" });
    await sendStory(admin.program.url, nobodys);
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);
    const remove = page.getByRole("button", { name: "Elimina la storia anonima" });
    await unfoldStories(page);
    await remove.click();
    await expect(notice(page, "Storia eliminata!")).toBeVisible();
    await expect(page.getByText("1 storia ricevuta")).toBeVisible();
    await expect(page.getByText("Senza nome e senza foto")).toBeHidden();

    await openTab(page, "Cestino");
    await expectWellMade(page, admin);
    await page.getByRole("button", { name: "Ripristina: Storia anonima" }).click();
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
});
