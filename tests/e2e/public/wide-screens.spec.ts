import { type Locator, type Page, expect, test } from "@playwright/test";
import { photo } from "../../support/api/api-world";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

let site: SiteWithOwner;
test.beforeAll(async () => {
  site = await siteWithOwner({}, { onError });
});
test.afterAll(() => site.running.close());

test.use({ viewport: { width: 1280, height: 900 } });

async function edges(element: Locator): Promise<{ left: number; right: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("cannot be seen");
  return { left: box.x, right: box.x + box.width };
}

test("an article's text stands in the middle, 60 to 70 characters a line, under its wider photo", async ({
  page,
}) => {
  const content = "Il mare era mosso e lui guardava l’orizzonte senza dire una parola. ".repeat(20).trim();
  const upload = await photo("molo.jpg", { width: 1600, height: 1000 });
  const { id } = await site.world.article({ title: "Sul molo", content, photo: upload });
  await page.goto(`${site.running.url}/blog/${id}`);
  const body = page.getByText("Il mare era mosso");
  const text = await edges(body);
  expect(text.left).toBeCloseTo(1280 - text.right, 0);
  expect((await edges(page.getByRole("heading", { level: 1 }))).left).toBeCloseTo(text.left, 0);
  const shown = await edges(page.getByRole("img", { name: "Foto: Sul molo" }).first());
  expect(shown.left).toBeLessThan(text.left);
  expect(shown.right).toBeGreaterThan(text.right);
  const lines = await body.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(content.length / lines).toBeGreaterThan(57);
  expect(content.length / lines).toBeLessThan(72);
});

test("the story form has its title and the toy beside it, not an empty third; its buttons are equally high", async ({
  browser,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${site.running.url}/submit`);
    const title = await edges(page.getByRole("heading", { level: 1 }));
    const toy = await edges(page.locator("main svg").first());
    const form = await edges(page.locator("main form.form"));
    expect(title.left).toBeCloseTo(1280 - form.right, 0);
    expect(Math.max(title.right, toy.right)).toBeLessThan(form.left);
    expect(form.left - toy.right).toBeLessThan(120);
    if (javaScriptEnabled) await expectEqualButtons(page);
    await context.close();
  }
});

/** Expects the 'Togli' buttons of photos to be equally high, whatever the photos are called. */
async function expectEqualButtons(page: Page): Promise<void> {
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
}
