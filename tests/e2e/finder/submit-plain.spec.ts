import { type Page, expect, test } from "@playwright/test";
import { freshSite } from "../../support/fresh-site";
import { fillStory, sendButton, sentStories } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();

async function photos(...names: string[]) {
  return Promise.all(
    names.map(async (name, n) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await jpegPhoto({ width: 300 + n, height: 200 }),
    })),
  );
}

/** Fills in the form as plain HTML: it is refused once, corrected and accepted. */
async function walkPlainForm(page: Page): Promise<void> {
  await page.goto(`${site.url}/submit`);
  await page.locator("input[type=file]").setInputFiles(await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg"));
  await fillStory(page, "   ");
  await sendButton(page).click();
  await expect(page.locator(".field-error")).toHaveText("Racconta la tua storia con Capi!");
  await expect(page.locator(".photo-strip img")).toHaveCount(3);
  await expect(page.getByText("Un’altra foto è rimasta fuori")).toBeVisible();
  await page.getByRole("button", { name: "Togli b.jpg" }).click();
  await expect(page.locator(".photo-strip img")).toHaveCount(2);
  await page.getByLabel("La tua storia").fill("Senza fretta.");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await sendButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Storia inviata!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  await expect(page).toHaveURL(/\/ricevuta\/[0-9a-f]{40}/);
  const stories = sentStories(site.dataDir);
  expect(stories.map(({ story }) => story)).toEqual(["Senza fretta."]);
  expect(stories[0]?.photos.map(({ name }) => name.replace(/^.*_/, ""))).toEqual(["a.jpg", "c.jpg"]);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works as plain HTML", async ({ page }) => {
    await walkPlainForm(page);
    await expect(page.locator(".field-counter")).toHaveCount(0);
  });

  test("an empty form is stopped by the browser itself", async ({ page }) => {
    await page.goto(`${site.url}/submit`);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/submit`);
    await expect(page.getByLabel("La tua storia")).toBeFocused();
    expect(sentStories(site.dataDir)).toEqual([]);
  });

  test("a form that comes back counts its photos, and leads to everything that is wrong", async ({
    page,
  }) => {
    await page.goto(`${site.url}/submit`);
    const bad = { name: "lista.jpg", mimeType: "image/jpeg", buffer: Buffer.from("pane, latte") };
    await page.locator("input[type=file]").setInputFiles([...(await photos("a.jpg", "b.jpg")), bad]);
    await page.locator("form.form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByText("2 foto selezionate")).toBeVisible();
    const wrong = page.getByRole("alert").getByRole("link");
    await expect(wrong).toHaveText([
      "Racconta la tua storia con Capi!",
      "«lista.jpg» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC.",
      "Devi acconsentire alla pubblicazione per continuare",
    ]);
    const fields = [
      page.getByLabel("La tua storia"),
      page.locator("input[type=file]"),
      page.getByRole("checkbox"),
    ];
    for (const [at, field] of fields.entries()) {
      await wrong.nth(at).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
  });

  test("three kept photos leave no picker: the list of what is wrong leads to the sentence", async ({
    page,
  }) => {
    await page.goto(`${site.url}/submit`);
    await page.locator("input[type=file]").setInputFiles(await photos("a.jpg", "b.jpg", "c.jpg"));
    await page.locator("form.form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByText("3 foto selezionate")).toBeVisible();
    await fillStory(page, "Ancora io.");
    await page.locator("input[name=draft]").evaluate((field: HTMLInputElement) => (field.value = "altro"));
    await sendButton(page).click();
    await expect(page.getByText("3 foto selezionate")).toHaveCount(0);
    await page.getByRole("alert").getByRole("link", { name: "Le foto scelte prima non ci sono più" }).click();
    await expect(page.locator("input[type=file]")).toBeFocused();
  });

  test("the first three photos of four are kept, and the next page says so", async ({ page }) => {
    await page.goto(`${site.url}/submit`);
    await page.locator("input[type=file]").setInputFiles(await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg"));
    await fillStory(page, "Quattro foto.");
    await sendButton(page).click();
    await expect(page.getByText("Ho tenuto le prime 3 foto")).toBeVisible();
    expect(sentStories(site.dataDir)[0]?.photos).toHaveLength(3);
    await page.getByRole("link", { name: "Il modulo è pronto." }).click();
    await expect(page.getByLabel("La tua storia")).toHaveValue("");
  });
});

test("when the scripts never arrive, the form works as plain HTML", async ({ page }) => {
  await page.route("**/build/**/*.js", (route) => route.abort());
  await walkPlainForm(page);
});
