import { type Page, type Route, expect, test } from "@playwright/test";
import { setPassword } from "~/domain/auth/password.server";
import { openAsOwner } from "../../support/admin-pages";
import { isLongSuite } from "../../support/checks/accessibility";
import { failOnFaults } from "../../support/fresh-site";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { placeStops } from "../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { fillStory, sendButton, sentStories, thanks } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const onError = failOnFaults();
const password = "quattro parole a caso";
let site: SiteInProcess;
test.beforeAll(async () => {
  site = await siteInProcess({ SUBMIT_LIMIT: "0" }, { onError });
  await setPassword(site.site, password);
});
test.afterAll(() => site.close());

/** Opens the story form with its scripts held back, fills it in, and then lets the scripts run. */
async function fillBeforeScripts(page: Page, story: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/build/entry.client-*.js", async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(`${site.url}/submit`, { waitUntil: "commit" });
  await fillStory(page, story);
  await choosePhotoPlainly(page);
  release();
}

async function choosePhotoPlainly(page: Page): Promise<void> {
  const photo = { name: "molo.jpg", mimeType: "image/jpeg", buffer: await jpegPhoto() };
  await page.locator("input[type=file]").setInputFiles([photo]);
}

/** Sends the form, and finds the story and its photo on the disk. */
async function expectSent(page: Page, story: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("La tua storia")).toHaveValue(story);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const sent = sentStories(site.dataDir).filter((one) => one.story === story);
  expect(sent).toMatchObject([{ story, photos: [{}] }]);
}

/** Waits until the page has left React: the key by which React knows its elements is gone. */
async function reactIsGone(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("form") !== null &&
      [document.documentElement, ...document.querySelectorAll("*")].every(
        (element) => !Object.keys(element).some((key) => key.startsWith("__react")),
      ),
  );
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  "cut in half": async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: text.slice(0, text.length / 2) });
  },
  "not found": (route) => route.fulfill({ status: 404, contentType: "text/javascript", body: "" }),
  "a page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Benvenuto nel Wi-Fi</h1>" }),
  "of another version": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const _1 = () => null, handle = {};" }),
};

for (const [what, answer] of Object.entries(answers)) {
  if (!isLongSuite && what !== "blocked") continue;
  test(`a script file that is ${what} leaves the story form as it came @long`, async ({ page }) => {
    const files = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/build\/.*\.js$/.test(pathname)) files.add(pathname);
    });
    await page.goto(`${site.url}/submit`);
    await scriptsAtWork(page);
    expect(files.size).toBeGreaterThan(3);
    for (const file of [...files]) {
      await test.step(file, async () => {
        await page.route(`**${file}`, answer);
        await fillBeforeScripts(page, `${what} ${file}`);
        await expectSent(page, `${what} ${file}`);
        await page.unrouteAll();
      });
    }
  });
}

/** What browsers of the last years lack, and what a private window or a phone's owner can forbid. */
const absent = [
  "delete window.TextEncoderStream",
  "delete window.TextDecoderStream",
  "delete window.TransformStream; delete ReadableStream.prototype.pipeThrough",
  "delete window.ReadableStream",
  "delete window.AbortController",
  "delete window.WeakRef",
  "delete window.IntersectionObserver",
  "delete window.ResizeObserver",
  "delete window.createImageBitmap",
  "delete window.structuredClone",
  "delete window.DataTransfer",
  "delete window.URLSearchParams",
  "delete Array.prototype.findLast",
  "delete Array.prototype.at",
  "delete Array.prototype.flatMap",
  "delete String.prototype.replaceAll",
  "delete Object.fromEntries",
  "delete Object.hasOwn",
  "delete Promise.any",
  "delete Element.prototype.replaceChildren",
  "delete Intl.PluralRules",
  'history.replaceState = () => { throw new Error("SecurityError") }',
  'Object.defineProperty(window, "sessionStorage", { get() { throw new Error("SecurityError") } })',
];

for (const lack of absent) {
  if (!isLongSuite && !/replaceState|TransformStream|PluralRules/.test(lack)) continue;
  test(`without a part of the browser a story is sent with its photo: ${lack} @long`, async ({ page }) => {
    await page.addInitScript(lack);
    await fillBeforeScripts(page, lack);
    await page.waitForLoadState("networkidle");
    await expectSent(page, lack);
  });
}

/** Adds words to the page before React comes, as a browser's extension or a translator does. */
const changePage = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => document.getElementById("content")?.prepend("Tradotto"));
  });

test("a fault while React takes over leaves the form with its words and its photo", async ({ page }) => {
  await changePage(page);
  await fillBeforeScripts(page, "hydration");
  await reactIsGone(page);
  await expectSent(page, "hydration");
});

test("and so it leaves the form that was refused, with its sentence and the photo that has arrived", async ({
  page,
}) => {
  await changePage(page);
  await fillBeforeScripts(page, "refused");
  await page.getByRole("checkbox").evaluate((box: HTMLInputElement) => box.removeAttribute("required"));
  await page.getByRole("checkbox").uncheck();
  await reactIsGone(page);
  await sendButton(page).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await reactIsGone(page);
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
  await page.getByRole("checkbox").check();
  await expectSent(page, "refused");
});

test("an effect that cannot end does not hold the page back", async ({ page }) => {
  await page.addInitScript(() => {
    AbortController.prototype.abort = () => {
      throw new Error("no abort");
    };
  });
  await changePage(page);
  for (const path of ["/map", "/submit"]) {
    await page.goto(site.url + path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
});

test("a page whose script is missing is loaded by the browser", async ({ page }) => {
  await openAsOwner(page, { ...site, password });
  await scriptsAtWork(page);
  await page.route("**/build/admin.articoli-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Gestisci Articoli" }).click();
  await expect(page).toHaveURL(/\/admin\/articoli$/);
  await expect(page.getByRole("heading", { name: "Gestisci Articoli" })).toBeVisible();
});

test("after a fault at a tap, Back leads to the page before", async ({ page }) => {
  await placeStops(site.site, [{ city: "Roma", latitude: "41.9", longitude: "12.5" }]);
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("no dialog");
    };
  });
  await page.goto(`${site.url}/map`);
  await scriptsAtWork(page);
  await page.getByRole("link", { name: "Roma" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Roma" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Le Tappe del Viaggio" })).toBeVisible();
});

test("a fault in a later render leaves the form with its words and its photo", async ({ page }) => {
  await page.goto(`${site.url}/submit`);
  await scriptsAtWork(page);
  await fillStory(page, "later render");
  await page.evaluate(() => {
    Intl.PluralRules.prototype.select = () => {
      throw new Error("no plural");
    };
  });
  await choosePhotoPlainly(page);
  await reactIsGone(page);
  await expectSent(page, "later render");
});

test("a fault in a handler of the owner's pages leaves links and forms to the browser", async ({ page }) => {
  await openAsOwner(page, { ...site, password });
  await scriptsAtWork(page);
  await page.evaluate(() => Reflect.deleteProperty(window, "AbortController"));
  const link = page.getByRole("link", { name: "Articoli Diario" });
  const fault = page.waitForEvent("pageerror");
  await link.click();
  await fault;
  await link.click();
  await expect(page).toHaveURL(/nuovo-articolo/);
});
