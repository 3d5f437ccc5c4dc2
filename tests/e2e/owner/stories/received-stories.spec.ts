import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openAsOwner,
  notice,
  unfoldStories,
} from "../../../support/admin-pages";
import { readZip } from "../../../support/checks/read-zip";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";
import { sendStory } from "../../../support/send-story";
import { jpegPhoto } from "../../../support/test-photos";

// tests/http/owner/stories/story-walks.test.ts goes on, and shows what becomes of a promoted story.
onAdminPages("the owner among many stories", (admin) => {
  test.beforeEach(async () => {
    const { url } = admin.program;
    const position = { latitude: 44.22, longitude: 12.04 };
    const photos: [string, Buffer][] = [
      ["porto.jpg", await jpegPhoto({ width: 640, height: 480, position })],
      ["mare.jpg", await jpegPhoto({ width: 48, height: 64, colour: "#0f6e70" })],
    ];
    const words = { story: "L’ho trovato sul molo.\nPerché era lì?", name: "Marta", city: "Forlì" };
    await sendStory(url, { ...words, photos });
    await sendStory(url, { story: "Compra orologi 100%", name: "Spam" });
    await sendStory(url, { story: "Compra borse 100%", name: "Altro spam" });
  });

  test("finds one by filter and search, and reads it", async ({ page }) => {
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);
    const filters = page.getByRole("navigation", { name: "Filtra le storie" });
    await expect(filters.getByRole("link", { name: "Nuove 3" })).toBeVisible();
    await filters.getByRole("link", { name: "Lette 0" }).click();
    await expect(page.getByText("Nessuna storia trovata")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Mostra tutte le storie" }).click();
    await expect(filters.getByRole("link", { name: "Ricevute 3" })).toHaveAttribute("aria-current", "true");

    // Unfolding a story is reading it.
    await expect(page.getByText("Nuova", { exact: true })).toHaveCount(3);
    await unfoldStories(page);
    await expect(page.getByText("Nuova", { exact: true })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Scegli mare.jpg" }).check();
    await page.getByText("Cerca", { exact: true }).first().click();
    await page.getByLabel("Cerca nelle storie").fill("FORLI perche");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 storia trovata")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\?photo=[0-9a-f]+_mare\.jpg&q=FORLI\+perche&pagina=1$/);
    await expect(page.getByText("1 foto scelta.")).toBeVisible();
    await expect(filters.getByRole("link", { name: "Ricevute 1" })).toHaveAttribute("aria-current", "true");
    await expectWellMade(page, admin);

    await unfoldStories(page);
    await page.getByRole("link", { name: "Apri la storia di Marta" }).click();
    const title = page.getByRole("heading", { name: "Storia di Marta" });
    await expect(title).toBeVisible();
    await expect(title).toBeFocused();
    await expect(page.getByText("Letta", { exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Scegli mare.jpg" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Scegli porto.jpg" })).not.toBeChecked();
    await expectWellMade(page, admin);
    const box = await page.getByRole("img", { name: "Foto porto.jpg" }).boundingBox();
    expect(box?.width).toBeGreaterThan(250);
    await page.getByRole("link", { name: "Torna alle storie" }).click();
    await expect(page.getByText("1 storia trovata")).toBeVisible();
    await expect(page.getByText("1 foto scelta.")).toBeVisible();
    await page.getByRole("link", { name: "Togli la ricerca" }).click();
    await filters.getByRole("link", { name: "Lette 3" }).click();
    await expect(filters.getByRole("link", { name: "Lette 3" })).toHaveAttribute("aria-current", "true");
  });

  test("deletes two at once, takes them back, and does with one all that its page offers", async ({
    page,
  }) => {
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);

    await test.step("deletes two at once, and takes them back", async () => {
      const remove = page.getByRole("button", { name: "Elimina le storie scelte" });
      await remove.click();
      await expect(notice(page, "Nessuna storia scelta")).toBeVisible();

      await unfoldStories(page);
      const ticks = ["Spam", "Altro spam"].map((name) =>
        page.getByRole("checkbox", {
          name: `Da eliminare insieme ad altre: la storia di ${name}`,
          exact: true,
        }),
      );
      for (const tick of ticks) await tick.check();
      await expect(page.getByText("2 storie da eliminare")).toBeInViewport();
      await expectWellMade(page, admin);
      await remove.click();
      await expect(notice(page, "Storie eliminate!")).toBeVisible();
      await expect(page.getByText("1 storia ricevuta")).toBeVisible();
      await page.getByRole("button", { name: "Annulla" }).click();
      await expect(notice(page, "Ripristinato dal cestino!")).toBeVisible();
      await expect(page.getByText("3 storie ricevute")).toBeVisible();
      await unfoldStories(page);
      for (const tick of ticks) await tick.check();
      await remove.click();
      await expect(notice(page, "Storie eliminate!")).toBeVisible();
      await expect(page.getByText("1 storia ricevuta")).toBeVisible();
      await expect(page).not.toHaveURL(/scelta/);
      await unfoldStories(page);
      await expect(page.getByRole("link", { name: "Apri la storia di Marta" })).toBeVisible();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    });

    await test.step("downloads one", async () => {
      await page.getByRole("link", { name: "Apri la storia di Marta" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Scarica la storia (zip)" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^storia-\d{4}-\d\d-\d\d-[0-9a-f]{6}\.zip$/);
      const names = readZip(await readFile(await file.path())).map(({ name }) => name);
      expect(names).toEqual(["storia.txt", "storia.json", "foto-1-porto.jpg", "foto-2-mare.jpg"]);
    });

    await test.step("enlarges its photo, and makes a stop of it", async () => {
      await page.getByRole("link", { name: "Ingrandisci porto.jpg" }).click();
      const dialog = page.getByRole("dialog", { name: "porto.jpg" });
      await expect(dialog.getByRole("img")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.getByRole("link", { name: "Crea una tappa", exact: true }).click();
      await expect(page.getByLabel("Latitudine")).toHaveValue("44.220000");
      await expect(page.getByLabel("Città")).toHaveValue("Forlì");
      await page.goBack();
    });

    await test.step("puts it back among the new ones, and deletes it", async () => {
      await page.getByRole("button", { name: "Segna come nuova" }).click();
      await expect(notice(page, "Segnata come nuova")).toBeVisible();
      await expect(page.getByRole("link", { name: "Nuove 1" })).toBeVisible();
      await unfoldStories(page);
      await page.getByRole("link", { name: "Apri la storia di Marta" }).click();
      await page.getByRole("button", { name: "Elimina", exact: true }).click();
      await expect(notice(page, "Storia eliminata!")).toBeVisible();
      await expect(page.getByText("Nessuna storia ricevuta")).toBeVisible();
    });
  });
});
