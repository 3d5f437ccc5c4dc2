import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { expectWellMade, onAdminPages, notice, signIn, unfoldStories } from "../../support/admin-pages";
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

onAdminPages("retouching a photo", (admin) => {
  test.beforeEach(async ({ page }) => {
    const photo = await jpegPhoto({ width: 1200, height: 800, takenAt: "2024:05:03 10:00:00" });
    await sendStory(admin.program.url, { story: "Il porto", name: "Marta", photos: [["porto.jpg", photo]] });
    await signIn(page, admin.program);
    await unfoldStories(page);
    await page.getByRole("link", { name: "Ritocca porto.jpg" }).click();
    await expect(page.getByRole("heading", { name: "Ritocca la foto porto.jpg" })).toBeVisible();
  });

  test("a touch covers, a button turns, another one undoes, and saving changes the photo of the story", async ({
    page,
  }) => {
    await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
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

    await page.getByRole("button", { name: "Salva", exact: true }).click();
    await expect(notice(page, "Foto salvata!")).toBeVisible();
    await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
    await expectCovered(page, 0.75, 0.25);
    await page.getByRole("link", { name: "la storia di Marta" }).click();
    const photo = page.getByRole("img", { name: "Foto porto.jpg" });
    await expect(photo).toHaveAttribute("width", "800");
    await expect(photo).toHaveAttribute("height", "1200");
    await expect(page.getByText("Scattata il 3 maggio 2024")).toBeVisible();
  });

  test("without touching the photo two numbers cover, and what is no point stays to be mended", async ({
    page,
  }) => {
    await page.getByText("Copri senza toccare la foto").click();
    await page.getByLabel("Da sinistra, in %").fill("110");
    await page.getByLabel("Dall’alto, in %").fill("50");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Scrivi due numeri da 0 a 100/)).toBeVisible();
    await expect(page.getByLabel("Da sinistra, in %")).toHaveValue("110");
    await page.getByLabel("Da sinistra, in %").fill("50");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 ritocco da salvare.")).toBeVisible();
    await expect(page.getByText(/^Scrivi due numeri/)).toHaveCount(0);
    await expectCovered(page, 0.5, 0.5);
    await page.getByRole("button", { name: "Annulla tutto" }).click();
    await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
  });

  test("the photo pressed with a key says what to do instead", async ({ page }) => {
    await canvas(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Dalla tastiera, scrivi sotto la foto/)).toBeVisible();
    await expect(page.getByLabel("Da sinistra, in %")).toBeVisible();
    await expect(page.getByText("Nessun ritocco da salvare.")).toBeVisible();
  });
});

onAdminPages("retouching a photo of a form", (admin) => {
  test("shows the photo whole, and leads back to all that was typed", async ({ page }) => {
    const photo = await jpegPhoto({ width: 900, height: 1200 });
    await sendStory(admin.program.url, { story: "Il porto", name: "Marta", photos: [["porto.jpg", photo]] });
    await signIn(page, admin.program);
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
    if (admin.scripts) await page.goBack();
    else await page.getByRole("link", { name: "Torna al modulo" }).click();
    await expect(page.getByLabel("Città")).toHaveValue("Recco");
    await expect(title).toHaveValue("«Sul molo» & dintorni");
    for (const name of ["porto.jpg", "vela.jpg"]) {
      await expect(page.getByRole("button", { name: `Togli ${name}` })).toBeVisible();
    }
  });
});
