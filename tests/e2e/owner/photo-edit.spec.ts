import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { expectWellMade, notice, onAdminPages, openAsOwner, unfoldStories } from "../../support/admin-pages";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const grey = 74;
const canvas = (page: Page) =>
  page.getByRole("button", { name: "La foto con i ritocchi: tocca il punto da coprire" });

/** Returns the colour of the visible picture at a point. `x` and `y` go from 0 to 1. */
async function colourShown(page: Page, x: number, y: number): Promise<number[]> {
  await expect
    .poll(() => canvas(page).evaluate((image: HTMLInputElement) => image.clientHeight))
    .toBeGreaterThan(0);
  const { data, info } = await sharp(await canvas(page).screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)];
}

async function expectCovered(page: Page, x: number, y: number): Promise<void> {
  await expect
    .poll(async () => (await colourShown(page, x, y)).every((value) => Math.abs(value - grey) < 6))
    .toBe(true);
}

// The same walks without scripts stand in tests/http/owner/photos/photo-edit-walks.test.ts.
onAdminPages("retouching a photo", (admin) => {
  test("of a story: a touch covers, a button turns, another one undoes, and saving changes it", async ({
    page,
  }) => {
    const photo = await jpegPhoto({ width: 1200, height: 800, takenAt: "2024:05:03 10:00:00" });
    await sendStory(admin.program.url, {
      story: "Il porto",
      name: "Marta",
      photos: [["porto.jpg", photo]],
    });
    await openAsOwner(page, admin.program);
    await unfoldStories(page);
    await page.getByRole("link", { name: "Ritocca porto.jpg" }).click();
    await expect(page.getByRole("heading", { name: "Ritocca la foto porto.jpg" })).toBeVisible();
    await scriptsAtWork(page);
    const fromLeft = page.getByLabel("Da sinistra, in %");

    await test.step("two numbers cover; what is no point stays to be mended", async () => {
      await page.getByText("Copri senza toccare la foto").click();
      await fromLeft.fill("110");
      await page.getByLabel("Dall’alto, in %").fill("50");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^Scrivi due numeri da 0 a 100/)).toBeVisible();
      await expect(fromLeft).toHaveValue("110");
      await fromLeft.fill("50");
      await page.keyboard.press("Enter");
      await expect(page.getByText("1 ritocco da salvare.")).toBeVisible();
      await expect(page.getByText(/^Scrivi due numeri/)).toHaveCount(0);
      await expectCovered(page, 0.5, 0.5);
      await page.getByRole("button", { name: "Annulla tutto" }).click();
      await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
    });

    await test.step("the photo pressed with a key says what to do instead", async () => {
      await page.reload();
      await expect(fromLeft).toBeHidden();
      await canvas(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^Dalla tastiera, scrivi sotto la foto/)).toBeVisible();
      await expect(fromLeft).toBeVisible();
      await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
    });

    await test.step("a touch covers, and buttons turn and undo", async () => {
      await page.reload();
      await expect(canvas(page)).toBeInViewport({ ratio: 1 });
      await page.getByLabel("Grande").check();
      await canvas(page).click({ position: { x: 80, y: 53 } });
      await expect(page.getByText("1 ritocco da salvare.")).toBeVisible();
      await expectCovered(page, 0.25, 0.25);
      await page.getByRole("button", { name: "Ruota a destra" }).click();
      await expect(page.getByText("2 ritocchi da salvare.")).toBeVisible();
      await expectCovered(page, 0.75, 0.25);
      await expect(page.getByLabel("Grande")).toBeChecked();
      await canvas(page).click({ position: { x: 40, y: 400 } });
      await expect(page.getByText("3 ritocchi da salvare.")).toBeVisible();
      await page.getByRole("button", { name: "Annulla l’ultimo" }).click();
      await expect(page.getByText("2 ritocchi da salvare.")).toBeVisible();
      await page.reload();
      await expect(page.getByText("2 ritocchi da salvare.")).toBeVisible();
      await expectWellMade(page, admin);
    });

    await test.step("saved, the photo of the story is another one", async () => {
      await page.getByRole("button", { name: "Salva", exact: true }).click();
      await expect(notice(page, "Foto salvata!")).toBeVisible();
      await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
      await expectCovered(page, 0.75, 0.25);
      await page.getByRole("link", { name: "la storia di Marta" }).click();
      const shown = page.getByRole("img", { name: "Foto porto.jpg" });
      await expect(shown).toHaveAttribute("width", "800");
      await expect(shown).toHaveAttribute("height", "1200");
      await expect(page.getByText("Scattata il 3 maggio 2024")).toBeVisible();
    });
  });

  test("of a form shows the photo whole, and leads back to all that was typed", async ({ page }) => {
    const photo = await jpegPhoto({ width: 900, height: 1200 });
    await sendStory(admin.program.url, {
      story: "Il porto",
      name: "Marta",
      photos: [["porto.jpg", photo]],
    });
    await openAsOwner(page, admin.program);
    await unfoldStories(page);
    await page.getByRole("button", { name: "Promuovi la storia di Marta" }).click();
    const title = page.getByLabel("Titolo");
    await expect(title).not.toHaveValue("");
    await title.fill("«Sul molo» & dintorni");
    await page.getByLabel("Città").fill("Camogli");
    await page.getByLabel(/^Foto/).setInputFiles({ name: "vela.jpg", mimeType: "image/jpeg", buffer: photo });

    const retouch = page.getByRole("button", { name: "Ritocca porto.jpg" });
    await retouch.click();
    await expect(page.getByRole("heading", { name: "Ritocca la foto porto.jpg" })).toBeVisible();
    await expect(canvas(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Salva", exact: true })).toBeInViewport({ ratio: 1 });
    await canvas(page).click({ position: { x: 80, y: 53 } });
    await expect(page.getByText("1 ritocco da salvare.")).toBeVisible();
    await page.getByRole("button", { name: "Salva", exact: true }).click();
    await expect(notice(page, "Foto salvata!")).toBeVisible();

    await expect(title).toHaveValue("«Sul molo» & dintorni");
    await page.getByLabel("Città").fill("Recco");
    await page.getByRole("button", { name: "Ritocca vela.jpg" }).click();
    await expect(page.getByRole("heading", { name: "Ritocca la foto vela.jpg" })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Città")).toHaveValue("Recco");
    await expect(title).toHaveValue("«Sul molo» & dintorni");
    for (const name of ["porto.jpg", "vela.jpg"]) {
      await expect(page.getByRole("button", { name: `Togli ${name}` })).toBeVisible();
    }
  });
});
