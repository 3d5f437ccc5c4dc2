import { type Browser, type Page, expect, test } from "@playwright/test";
import { storyFieldNames } from "~/domain/stories/fields";
import { freshSite } from "../../support/fresh-site";
import { type FaultyProxy, faultyProxy } from "../../support/network/faulty-proxy";
import { choosePhoto, fillStory, sendButton, sentStories, thanks } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();
const told = "Un testo lungo, scritto col pollice 🦫\nsu due righe.";

let network: FaultyProxy;
test.beforeEach(async () => {
  network = await faultyProxy(site.url);
});
test.afterEach(() => network.close());

async function type(page: Page): Promise<void> {
  await page.getByLabel("La tua storia").fill(told);
  await page.getByLabel("Il tuo nome").fill("Marta");
  await page.getByLabel("Dove mi hai trovato?").fill("Köln");
}

async function expectWords(page: Page): Promise<void> {
  await expect(page.locator("[name=story]")).toHaveValue(told);
  await expect(page.locator("[name=name]")).toHaveValue("Marta");
  await expect(page.locator("[name=city]")).toHaveValue("Köln");
}

const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpegPhoto({ width: 90, height: 70 }),
});

/** The network fails while the form is sent. Then the person leaves and comes back. */
async function cutAndGoBack(page: Page, javaScript: boolean): Promise<void> {
  network.fail(({ method }) => (method === "POST" ? { kind: "reset", passed: false } : null));
  await sendButton(page).click();
  if (javaScript) {
    await expect(sendButton(page, "Riprova")).toBeVisible();
    await page.goto(`${network.url}/faq`);
  } else await expect(page).toHaveURL(/^chrome-error:/);
  network.fail(() => null);
  await page.goBack();
}

async function changeLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name }).click();
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page, query = "") => {
      await page.goto(`${network.url}/submit${query}`);
      if (javaScriptEnabled) await expect(page.getByText("0 / 1000")).toBeVisible();
    };

    test("no word is lost on the ways that lead back", async ({ page }) => {
      await test.step("after an upload that is cut", async () => {
        await open(page);
        await type(page);
        await page.getByRole("checkbox").check();
        await page.locator("input[type=file]").setInputFiles([await photo("molo.jpg")]);
        await cutAndGoBack(page, javaScriptEnabled);
        await expectWords(page);
        expect(sentStories(site.dataDir)).toEqual([]);
        await page.getByRole("checkbox").check();
        await page.locator("[name=name]").press("Enter");
        await expect(thanks(page)).toBeVisible();
        expect(sentStories(site.dataDir)).toMatchObject([{ story: told, name: "Marta", city: "Köln" }]);
      });

      await test.step("from another page, also to a form that was answered", async () => {
        await open(page);
        await type(page);
        await page.goto(`${network.url}/faq`);
        await page.goBack();
        await expectWords(page);
        await changeLanguage(page, "English");
        await page.getByLabel("Your name").fill("Marta");
        await page.goto(`${network.url}/en/faq`);
        await page.goBack();
        await expect(page).toHaveURL(`${network.url}/en/submit`);
        await expectWords(page);
      });
    });

    // Without scripts tests/http/finder/language-change.test.ts and walks.test.ts change the language.
    if (!javaScriptEnabled) return;
    test("another language keeps words and photos, and asks for the consent in it", async ({ page }) => {
      await open(page, "?codice=ANEJDR");
      await type(page);
      await page.getByRole("checkbox").check();
      await page.locator("input[type=file]").setInputFiles([await photo("molo.jpg")]);
      await changeLanguage(page, "Deutsch");
      await expect(page).toHaveURL(`${network.url}/de/submit?codice=ANEJDR`);
      await expectWords(page);
      await expect(page.locator(".photo-strip img")).toHaveCount(1);
      await expect(page.getByRole("checkbox")).not.toBeChecked();
      await expect(page.getByRole("alert")).toHaveCount(0);

      await changeLanguage(page, "English");
      await expectWords(page);
      await expect(page.locator(".photo-strip img")).toHaveCount(1);
      await page.getByRole("checkbox").check();
      await page.locator("[name=name]").press("Enter");
      await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
      expect(sentStories(site.dataDir)).toMatchObject([{ story: told, photos: [{ width: 90 }] }]);
    });
  });
}

/** Returns everything in this tab's storage. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test("what waits in the browser is words and the form's token; an accepted story leaves nothing", async ({
  page,
}) => {
  await page.goto(`${site.url}/submit`);
  await expect(page.getByText("0 / 1000")).toBeVisible();
  await type(page);
  await page.getByRole("checkbox").check();
  await choosePhoto(page);
  const token = await page.locator("input[name=token]").inputValue();
  const kept = JSON.parse(JSON.parse(await stored(page)).story as string) as Record<string, unknown>;
  expect(Object.keys(kept).sort()).toEqual(["at", "token", "wish", ...storyFieldNames].sort());
  expect(kept).toMatchObject({ story: told, name: "Marta", city: "Köln", token });

  // Without scripts Chromium forgets the words on a reload. Other browsers keep them, and the page does not forbid it.
  await page.reload();
  await expectWords(page);
  await expect(page.locator("input[name=token]")).toHaveValue(token);
  await expect(page.locator(".photo-strip img")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.locator(".field-counter")).toContainText("51 / 1000");

  await page.getByRole("checkbox").check();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(page)).not.toContain("pollice");
  await page.goBack();
  await expect(page.locator("[name=story]")).toHaveValue("");
  expect(await stored(page)).not.toContain("pollice");
});

test("a story that the plain form has sent leaves nothing either", async ({ page }) => {
  await page.goto(`${site.url}/submit`);
  await fillStory(page, told);
  await expect.poll(() => stored(page)).toContain("pollice");
  await page.locator("form.form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain("pollice");
});

test("a story whose answer was lost, and that is sent again after a reload, is there once", async ({
  page,
}) => {
  await page.goto(`${network.url}/submit`);
  await fillStory(page, told);
  network.fail(({ method }) => (method === "POST" ? { kind: "reset", passed: true } : null));
  await sendButton(page).click();
  await expect(sendButton(page, "Riprova")).toBeVisible();
  network.fail(() => null);
  await page.reload();
  await page.getByRole("checkbox").check();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toHaveLength(1);
});

/** Returns a new page with the same session storage, like a browser that restores its tabs. */
async function reopened(browser: Browser, page: Page): Promise<Page> {
  const items = await page.evaluate(() => Object.entries(sessionStorage));
  await page.context().close();
  const context = await browser.newContext();
  await context.addInitScript((before) => {
    for (const [key, value] of before) sessionStorage.setItem(key, value);
  }, items);
  return context.newPage();
}

test("a browser that was closed and has opened its tab again has every word", async ({ browser }) => {
  const before = await (await browser.newContext()).newPage();
  await before.goto(`${site.url}/submit`);
  await expect(before.getByText("0 / 1000")).toBeVisible();
  await type(before);
  const page = await reopened(browser, before);
  await page.goto(`${site.url}/submit`);
  await expectWords(page);
  await page.context().close();
});

test("of four photos with a broken one among them the three good ones stay", async ({ page }) => {
  await page.goto(`${site.url}/submit`);
  await fillStory(page, "Quattro scelte.");
  const list = { name: "lista.jpg", mimeType: "image/jpeg", buffer: Buffer.from("pane, latte") };
  const good = await Promise.all(["a.jpg", "b.jpg", "c.jpg"].map(photo));
  good.forEach((one, n) => (one.buffer = Buffer.concat([one.buffer, Buffer.alloc(n)])));
  await page.locator("input[type=file]").setInputFiles([list, ...good]);
  await expect(page.locator(".photo-strip img")).toHaveCount(3);
  await expect(page.getByText("Posso portarne al massimo 3")).toBeVisible();
  await expect(page.getByText("non è una foto")).toHaveCount(0);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const labels = sentStories(site.dataDir)[0]?.photos.map(({ name }) => name.replace(/^.*_/, ""));
  expect(labels).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
});
