import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { freshSite } from "../../support/fresh-site";
import { withoutBitmaps, withoutUprightBitmaps } from "../../support/pages/old-browsers";
import {
  expectNoComplaints,
  fillStory,
  openLiveForm,
  sendButton,
  sentStories,
} from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();
expectNoComplaints();

const picker = "input[type=file]";
const thumbnails = ".photo-strip img";

async function photo(name: string, width = 400) {
  return { name, mimeType: "image/jpeg", buffer: await jpegPhoto({ width, height: 300 }) };
}

const decoders: Record<string, (page: Page) => Promise<unknown>> = {
  "as bitmaps": () => Promise.resolve(),
  "as images, because bitmaps lie on their side": withoutUprightBitmaps,
  "as images, because there are no bitmaps": withoutBitmaps,
};

for (const [how, begin] of Object.entries(decoders)) {
  test(`a large photo leaves the phone small and upright, with its place and its day: ${how}`, async ({
    page,
  }) => {
    await begin(page);
    const big = await jpegPhoto({
      width: 4000,
      height: 1200,
      orientation: 6,
      position: { latitude: -33.8568, longitude: 151.2153 },
      takenAt: "2024:05:03 10:00:00",
    });
    await openLiveForm(page, site.url);
    await fillStory(page, "Dal ponte si vede tutto il porto.");
    await page.locator(picker).setInputFiles([{ name: "ponte.jpg", mimeType: "image/jpeg", buffer: big }]);
    await expect(page.locator(thumbnails)).toHaveCount(1);
    await expect(page.locator(thumbnails)).toHaveJSProperty("naturalHeight", 320);
    const posted = page.waitForRequest("**/api/submit-story");
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
    const bytes = Number(await (await posted).headerValue("Content-Length"));
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(big.length * 0.8);

    const [sent] = sentStories(site.dataDir);
    expect(sent?.photos).toHaveLength(1);
    const stored = sent?.photos[0];
    expect(stored).toMatchObject({ width: 768, height: 2560 });
    expect(stored?.latitude).toBeCloseTo(-33.8568, 4);
    expect(stored?.longitude).toBeCloseTo(151.2153, 4);
    expect(stored?.taken_on).toBe("2024-05-03");
    const file = await readFile(path.join(site.dataDir, "uploads", stored?.name ?? ""));
    for (const secret of ["Exif", "Capifotocamera", "Segretissima"])
      expect(file.includes(secret)).toBe(false);
    const { data, info } = await sharp(file)
      .greyscale()
      .resize(2, 1, { fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(1);
    // The test photo is dark at the bottom of the sensor, which is on the left when the photo stands upright.
    expect(data[0]).toBeLessThan((data[1] ?? 0) - 20);
  });
}

test("a browser that makes no pictures smaller still shows the photo, and sends it as it is", async ({
  page,
}) => {
  await withoutUprightBitmaps(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await openLiveForm(page, site.url);
  await fillStory(page, "Dal ponte si vede tutto il porto.");
  await page.locator(picker).setInputFiles([await photo("ponte.jpg", 3000)]);
  await expect(page.locator(thumbnails)).toHaveJSProperty("naturalWidth", 3000);
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ photos: [{ width: 2560 }] }]);
});

test("at most three photos are kept, and the page says so", async ({ page }) => {
  await openLiveForm(page, site.url);
  const added = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = (records: MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        texts.push(node.textContent ?? "");
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    return texts;
  });
  await page.locator(picker).setInputFiles([await photo("uno.jpg"), await photo("due.jpg", 410)]);
  await expect(page.getByText("2 foto selezionate")).toBeVisible();
  await expect(page.getByText("ho tenuto le prime")).toHaveCount(0);

  await page.locator(picker).setInputFiles([await photo("tre.jpg", 420), await photo("quattro.jpg", 430)]);
  await expect(page.getByText("3 foto selezionate")).toBeVisible();
  await expect(page.getByText("Posso portarne al massimo 3: ho tenuto le prime.")).toBeVisible();
  await expect(page.locator(thumbnails)).toHaveCount(3);
  expect((await added.jsonValue()).filter((text) => text.includes("Anteprima non disponibile"))).toEqual([]);

  await page.getByRole("button", { name: "Togli due.jpg" }).click();
  await expect(page.getByText("2 foto selezionate")).toBeVisible();
  await expect(page.getByRole("button", { name: "Togli tre.jpg" })).toBeFocused();
  await page.getByRole("button", { name: "Togli tre.jpg" }).click();
  await page.locator(picker).setInputFiles([await photo("quattro.jpg", 430)]);
  await expect(page.getByText("2 foto selezionate")).toBeVisible();

  await fillStory(page, "Due foto sole.");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  const labels = sentStories(site.dataDir)[0]?.photos.map(({ name }) => name.replace(/^.*_/, ""));
  expect(labels).toEqual(["uno.jpg", "quattro.jpg"]);
});

test("what is no photo is named at once; nothing is sent before the story leaves without it", async ({
  page,
}) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Ecco la lista.");
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  const list = { name: "lista.jpg", mimeType: "image/jpeg", buffer: Buffer.from("pane, latte, uova") };
  await page.locator(picker).setInputFiles([list, await photo("uno.jpg")]);
  await expect(page.getByText("«lista.jpg» non è una foto")).toBeVisible();
  await expect(page.getByText("lista.jpg")).toHaveCount(2);
  await expect(page.locator(".photo-blank")).toHaveCount(1);
  await expect(page.locator(".photo-blank")).toHaveText("lista.jpg");
  await sendButton(page).click();
  await expect(page.locator(picker)).toBeFocused();
  expect(posts).toBe(0);

  await expect(page.getByText("inviala di nuovo così, o scegli un’altra foto")).toBeVisible();
  await expect(page.getByText("1 foto selezionata")).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  expect(sentStories(site.dataDir)[0]?.photos).toHaveLength(1);
});

test("a photo that the browser cannot open is sent as it is; one that the server refuses is named and left out", async ({
  page,
}) => {
  const heic = Buffer.concat([
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    Buffer.alloc(900),
  ]);
  await openLiveForm(page, site.url);
  await fillStory(page, "Dall’iPhone.");
  await page
    .locator(picker)
    .setInputFiles([
      { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic },
      await photo("buona.jpg"),
    ]);
  await expect(page.getByText("Anteprima non disponibile")).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText("«IMG_0001.HEIC» è una foto HEIC")).toBeVisible();
  await expect(page.getByText("Impostazioni > Fotocamera")).toHaveCount(0);
  await expect(page.getByText("la foto parte lo stesso")).toHaveCount(0);
  await expect(page.getByText("inviala di nuovo così, o scegli un’altra foto")).toBeVisible();
  await expect(page.getByText("e le foto sono ancora qui")).toHaveCount(0);
  await expect(page.locator(picker)).toBeFocused();
  await expect(page.getByText("1 foto selezionata")).toBeVisible();
  await expect(page.getByLabel("La tua storia")).toHaveValue("Dall’iPhone.");

  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  expect(sentStories(site.dataDir).map(({ photos }) => photos.length)).toEqual([1]);
});

test("photos picked before the page is alive are still there when it is", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/submit`, { waitUntil: "commit" });
  await page.getByLabel("La tua storia").fill("Scritta presto 🦫");
  await page.locator(picker).setInputFiles([await photo("presto.jpg")]);
  release();
  await expect(page.getByText("16 / 1000")).toBeVisible();
  await expect(page.getByText("1 foto selezionata")).toBeVisible();
  await page.getByRole("checkbox").check();
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Scritta presto 🦫", photos: [{ width: 400 }] }]);
});
