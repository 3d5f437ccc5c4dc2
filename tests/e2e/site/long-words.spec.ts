import { type Page, expect, test } from "@playwright/test";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { placeStops } from "../../support/site-data/placed-stops";
import { receivedIn } from "../../support/photos/received-file";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";
import { type TileServer, tileServer } from "../../support/network/tile-server";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

const widths = [320, 360, 768, 1280];
/** Returns one word with this many letters and no place for a line break. */
const word = (letters: number) => "Capibarescamente".repeat(10).slice(0, letters);

let running: SiteInProcess;
let tiles: TileServer;
let article: string;
let stop: string;

test.beforeAll(async () => {
  tiles = await tileServer();
  running = await siteInProcess(
    {
      TILE_URL: tiles.url,
      CONTACT_EMAIL: `${word(60)}@capi.example`,
    },
    { onError },
  );
  const { site } = running;
  const long = { city: word(100), country: word(100), name: word(100), description: word(160) };
  const placed = await placeStops(site, [
    { ...long, article: word(78) },
    { city: "Roma", latitude: "41.9" },
  ]);
  const fields = {
    title: word(78),
    content: `${word(160)} e poi ${word(160)}`,
    city: word(100),
    country: word(100),
    authorName: word(100),
  };
  const nothing = { existingPhoto: null, existingPhotos: [], storyId: null, token: null, draftId: null };
  const received = [
    await receivedIn(site, `${word(120)}.jpg`, await jpegPhoto({ width: 400, height: 300 })),
    await receivedIn(site, `b${word(120)}.jpg`, await jpegPhoto({ width: 300, height: 500 })),
  ];
  const form = { ...nothing, removed: [], fields, received, maxNewPhotos: received.length };
  const created = await createBlogPost(site, form);
  if (!created.ok) throw new Error(created.code);
  article = `/blog/${created.value.id}`;
  stop = `/map/${placed[0]?.stop.id}`;
});

test.afterAll(async () => {
  await running.close();
  await tiles.close();
});

/**
 * Fails when the page scrolls sideways, or when visible words end outside of the screen. Words under an open dialog
 * count when the dialog is closed: the live map moves slowly after a change of the screen.
 */
async function expectToFit(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${state}, ${width} px`).toBe(
      width,
    );
    // The live map adjusts its view a moment after a change of the screen.
    await expect.poll(() => page.evaluate(wordsOutside), { message: `${state}, ${width} px` }).toEqual([]);
  }
}

/** Returns the beginnings of visible texts that are cut off at the left or right. */
function wordsOutside(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (document.querySelector("dialog[open]") && !parent?.closest("dialog")) continue;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("svg, script, .visually-hidden, .skip-link, .honeypot, [aria-hidden=true]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const clip = parent.closest("dialog, .leaflet-popup-content, .clamp, main, footer, header");
    const edges = clip?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const isOut = left < Math.max(0, edges.left) - 1 || right > Math.min(innerWidth, edges.right) + 1;
    if (width > 0 && isOut)
      found.push(`${parent.className || parent.tagName}: ${text.textContent?.slice(0, 30)}`);
  }
  return found;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("very long words make no page scroll sideways, and all of them can be read", async ({ page }) => {
    const paths = [
      "/",
      "/social",
      "/faq",
      "/blog",
      "/blog?tutte=1",
      article,
      `${article}/foto/2`,
      "/map",
      stop,
    ];
    for (const path of paths) {
      await page.goto(running.url + path);
      await expectToFit(page, path);
    }
  });

  test("nor does the story form that comes back with them", async ({ page }) => {
    await page.goto(`${running.url}/submit`);
    await page.getByLabel("La tua storia").fill(word(160).repeat(6));
    await page.getByLabel("Il tuo nome").fill(word(100));
    await page.getByLabel("Dove mi hai trovato?").fill(word(100));
    await page.locator("input[type=file]").setInputFiles([
      {
        name: `${word(120)}.jpg`,
        mimeType: "image/jpeg",
        buffer: await jpegPhoto({ width: 200, height: 200 }),
      },
      { name: `x${word(120)}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from("pane, latte") },
    ]);
    await page.getByRole("checkbox").check();
    await page.locator("button.button[type=submit]:not([name])").click();
    await expect(page.getByText("non è una foto").first()).toBeVisible();
    await expectToFit(page, "/submit, refused");
  });
});

test("the live map, its pop-up and the dialog hold very long words too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${running.url}/map`);
  await page.locator(".map-live .live-pin").first().click();
  await expect(page.locator(".leaflet-popup")).toBeVisible();
  await expectToFit(page, "pop-up");
  await page.getByRole("button", { name: "Vedi dettagli" }).click();
  await expect(page.getByRole("dialog")).toContainText(word(78));
  await expectToFit(page, "dialog");
});

test("the story form with its script names long files within the page", async ({ page }) => {
  await page.goto(`${running.url}/submit`);
  await expect(page.getByText("0 / 1000")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles([
    {
      name: `${word(120)}.jpg`,
      mimeType: "image/jpeg",
      buffer: await jpegPhoto({ width: 800, height: 600 }),
    },
    { name: `x${word(120)}.txt`, mimeType: "text/plain", buffer: Buffer.from("pane, latte") },
  ]);
  await expect(page.getByText("non è una foto").first()).toBeVisible();
  await expectToFit(page, "/submit, photos chosen");
});
