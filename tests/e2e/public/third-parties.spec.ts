import { type BrowserContext, type Page, expect, test } from "@playwright/test";
import { openAsOwner } from "../../support/admin-pages";
import { photo } from "../../support/api/api-world";
import { type SiteWithOwner, ownersPassword as password, siteWithOwner } from "../../support/site-with-owner";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

const tiles = "https://tiles.example";
let site: SiteWithOwner;
let article: string;
let stop: string;

test.beforeAll(async () => {
  site = await siteWithOwner({ TILE_URL: `${tiles}/{z}/{x}/{y}.png` }, { onError });
  const { id } = await site.world.article({ title: "Al porto", photo: await photo("porto.jpg") });
  article = `/blog/${id}`;
  stop = `/map/${(await site.world.stop({ name: "Il molo" })).id}`;
});

test.afterAll(() => site.running.close());

/** Records every request to another site, and whether the drawn map was visible by then. */
async function watch(page: Page) {
  const asked: { origin: string; isShown: boolean }[] = [];
  const own = new URL(site.running.url).origin;
  await page.context().route(
    (url) => url.origin !== own,
    async (route) => {
      const { origin, protocol } = new URL(route.request().url());
      if (protocol === "blob:" || protocol === "data:") return route.continue();
      const isShown = await page.locator("h1").isVisible();
      asked.push({ origin, isShown });
      await route.abort();
    },
  );
  return asked;
}

/** Opens these pages, each beside the others, and waits until none of them asks for anything more. */
async function settleAll(context: BrowserContext, paths: string[]): Promise<void> {
  const settle = async (path: string) => {
    const page = await context.newPage();
    await page.goto(site.running.url + path, { waitUntil: "networkidle" });
    await page.close();
  };
  for (let at = 0; at < paths.length; at += 6) await Promise.all(paths.slice(at, at + 6).map(settle));
}

test("no page asks anybody but the site for anything", async ({ page, context }) => {
  const asked = await watch(page);
  const reading = ["/", "/social", "/blog", "/blog?tutte=1", article, `${article}/foto/1`, stop, "/faq"];
  await settleAll(context, [...reading, "/submit", "/api", "/admin", "/nowhere"]);
  await openAsOwner(page, { url: site.running.url, password });
  await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
  const panel = ["", "/nuovo-articolo", "/articoli", "/nuova-location", "/locations"];
  await settleAll(
    context,
    panel.map((path) => `/admin${path}`),
  );
  expect(asked).toEqual([]);
});

test("the map asks for its tiles alone, once the page is shown", async ({ page }) => {
  const asked = await watch(page);
  await page.goto(`${site.running.url}/map`);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.context().unrouteAll({ behavior: "wait" });
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([tiles]));
  expect(asked.map(({ isShown }) => isShown)).not.toContain(false);
});
