import { type Locator, expect, test } from "@playwright/test";
import { publisher } from "../../support/site-data/publish";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegPhoto } from "../../support/test-photos";

let program: RunningProgram;
test.beforeAll(async () => (program = await runProgram()));
test.afterAll(async () => expect(await program.stop()).toBe(0));

test.use({ viewport: { width: 1280, height: 900 } });

async function edges(element: Locator): Promise<{ left: number; right: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("cannot be seen");
  return { left: box.x, right: box.x + box.width };
}

test("an article's text stands in the middle, 60 to 70 characters a line, under its wider photo", async ({
  page,
}) => {
  const publish = await publisher(program);
  const content = "Il mare era mosso e lui guardava l’orizzonte senza dire una parola. ".repeat(20).trim();
  const photos = [await jpegPhoto({ width: 1600, height: 1000 })];
  await page.goto(program.url + (await publish({ title: "Sul molo", content, photos })));
  const body = page.getByText("Il mare era mosso");
  const text = await edges(body);
  expect(text.left).toBeCloseTo(1280 - text.right, 0);
  expect((await edges(page.getByRole("heading", { level: 1 }))).left).toBeCloseTo(text.left, 0);
  const photo = await edges(page.getByRole("img", { name: "Foto: Sul molo" }).first());
  expect(photo.left).toBeLessThan(text.left);
  expect(photo.right).toBeGreaterThan(text.right);
  const lines = await body.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(content.length / lines).toBeGreaterThan(57);
  expect(content.length / lines).toBeLessThan(72);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the story form has its title and the toy beside it, not an empty third", async ({ page }) => {
      await page.goto(`${program.url}/submit`);
      const title = await edges(page.getByRole("heading", { level: 1 }));
      const toy = await edges(page.locator("main svg").first());
      const form = await edges(page.locator("main form.form"));
      expect(title.left).toBeCloseTo(1280 - form.right, 0);
      expect(Math.max(title.right, toy.right)).toBeLessThan(form.left);
      expect(form.left - toy.right).toBeLessThan(120);
    });
  });
}

test("the 'Togli' buttons are equally high, whatever the photos are called", async ({ page }) => {
  await page.goto(`${program.url}/submit`);
  await expect(page.getByText("0 / 1000")).toBeVisible();
  const name = "IMG_20260815_183012_una-foto-dal-nome-lunghissimo.txt";
  await page.locator("input[type=file]").setInputFiles([
    { name, mimeType: "text/plain", buffer: Buffer.from("pane, latte") },
    { name: "mare.jpg", mimeType: "image/jpeg", buffer: await jpegPhoto({ width: 300, height: 200 }) },
  ]);
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
  const buttons = await page.getByRole("button", { name: /^Togli/ }).all();
  const heights = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.height));
  expect(heights[0]).toBe(heights[1]);
});
