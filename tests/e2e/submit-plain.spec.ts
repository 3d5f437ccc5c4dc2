import { type Page, expect, test } from "@playwright/test";
import { type RunningProgram, runProgram } from "../support/run-program";
import { fillStory, sendButton, sentStories } from "../support/story-page";
import { jpegPhoto } from "../support/test-photos";

let program: RunningProgram;

test.beforeEach(async () => {
  program = await runProgram();
});

test.afterEach(async () => {
  await program.stop();
});

async function photos(...names: string[]) {
  return Promise.all(
    names.map(async (name, n) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await jpegPhoto({ width: 300 + n, height: 200 }),
    })),
  );
}

/** The form as plain HTML, refused once, corrected and accepted. */
async function walkPlainForm(page: Page): Promise<void> {
  await page.goto(`${program.url}/submit`);
  await page.locator("input[type=file]").setInputFiles(await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg"));
  await fillStory(page, "   ");
  await sendButton(page).click();
  await expect(page.getByText("Racconta la tua storia con Capi!")).toBeVisible();
  await expect(page.locator(".photo-strip img")).toHaveCount(3);
  await expect(page.getByText("Un’altra foto è rimasta fuori")).toBeVisible();
  await page.getByRole("button", { name: "Togli b.jpg" }).click();
  await expect(page.locator(".photo-strip img")).toHaveCount(2);
  await page.getByLabel("La tua storia").fill("Senza fretta.");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await sendButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Storia inviata!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  await expect(page.getByLabel("La tua storia")).toHaveValue("");
  await expect(page.locator(".toast-region")).toHaveCount(0);
  const stories = sentStories(program.dataDir);
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
    await page.goto(`${program.url}/submit`);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${program.url}/submit`);
    await expect(page.getByLabel("La tua storia")).toBeFocused();
    expect(sentStories(program.dataDir)).toEqual([]);
  });

  test("the first three photos of four are kept, and the next page says so", async ({ page }) => {
    await page.goto(`${program.url}/submit`);
    await page.locator("input[type=file]").setInputFiles(await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg"));
    await fillStory(page, "Quattro foto.");
    await sendButton(page).click();
    await expect(page.getByText("Ho tenuto le prime 3 foto")).toBeVisible();
    expect(sentStories(program.dataDir)[0]?.photos).toHaveLength(3);
    await fillStory(page, "   ");
    await sendButton(page).click();
    await expect(page.getByText("Racconta la tua storia con Capi!")).toBeVisible();
    await expect(page.getByText("Grazie di cuore!")).toHaveCount(0);
  });
});

test("when the scripts never arrive, the form works as plain HTML", async ({ page }) => {
  await page.route("**/build/**/*.js", (route) => route.abort());
  await walkPlainForm(page);
});
