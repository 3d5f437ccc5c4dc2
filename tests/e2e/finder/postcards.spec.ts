import { type Browser, type Page, expect, test } from "@playwright/test";
import { freshSite } from "../../support/fresh-site";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();
const viewport = { width: 360, height: 740 };

async function receipt(): Promise<string> {
  const photo = await jpegPhoto({ width: 1200, height: 900 });
  const sent = await sendStory(site.url, {
    story: "Sul molo",
    city: "Camogli",
    photos: [["una.jpg", photo]],
  });
  return site.url + (sent.headers.get("Location") ?? "").replace("?inviata=1", "");
}

async function openReceipt(browser: Browser, javaScriptEnabled: boolean, prepare?: () => void) {
  const context = await browser.newContext({ viewport, javaScriptEnabled, locale: "it-IT" });
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare);
  const asked: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().endsWith("/cartolina.jpg") && asked.push(request.url())),
  );
  await page.goto(await receipt(), { waitUntil: "networkidle" });
  return { page, asked };
}

const share = (page: Page) => page.getByRole("button", { name: "Mandala a qualcuno" });

for (const hasScripts of [true, false]) {
  test(`${hasScripts ? "with" : "without"} scripts the postcard is drawn when it is opened or saved`, async ({
    browser,
  }) => {
    const { page, asked } = await openReceipt(browser, hasScripts);
    await page.getByRole("heading", { name: "La tua cartolina" }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expect(share(page)).toBeHidden();
    expect(asked).toEqual([]);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Salvala" }).click();
    expect((await saved).suggestedFilename()).toBe("cartolina.jpg");
    await page.getByRole("link", { name: "Guarda la cartolina" }).click();
    await expect(page.locator("img")).toHaveJSProperty("naturalHeight", 1600);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "La tua cartolina" })).toBeVisible();
    await page.context().close();
  });
}

test("a browser that shares files sends the picture, never the address of the receipt", async ({
  browser,
}) => {
  const { page } = await openReceipt(browser, true, () => {
    navigator.canShare = () => true;
    navigator.share = ({ files: [file] = [], ...others }: ShareData = {}) => {
      const size = file && file.size > 10_000 ? "whole" : "empty";
      document.title = [file?.name, file?.type, size, ...Object.keys(others)].join(" ");
      return Promise.resolve();
    };
  });
  await share(page).click();
  await expect(page).toHaveTitle("cartolina.jpg image/jpeg whole");
  await page.context().close();
});
