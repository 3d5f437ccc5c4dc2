import { type Page, expect, test } from "@playwright/test";
import { photo } from "../../support/api/api-world";
import { expectAccessible, isLongSuite } from "../../support/checks/accessibility";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

const pages = [
  "/",
  "/social",
  "/faq",
  "/privacy",
  "/accessibilita",
  "/segui",
  "/blog",
  "/libro",
  "/libro/stampa",
  "/stampa",
  "/map",
  "/submit",
  "/t",
  "/admin",
  "/api",
  "/non/esisto",
];

/** Pages that only one finder can open. */
const findersPages = [
  "tag",
  "tag-retired",
  "receipt-sighting",
  "story-of-sighting",
  "receipt-new",
  "receipt-in-diary",
  "receipt-left",
  "receipt-withdrawn",
  "receipt-unknown",
  "withdrawal",
  "await-story",
  "report",
  "report-sent",
];
let site: SiteWithOwner;
const addresses = new Map<string, string>();
/** The pages that run scripts, and so may look different without them. */
let withScripts: string[];

test.beforeAll(async () => {
  const noTiles = "http://127.0.0.1:9/{z}/{x}/{y}.png";
  site = await siteWithOwner({ PUBLIC_URL: "https://capi.example", TILE_URL: noTiles }, { onError });
  await site.world.asOwner("PATCH /api/admin/book", { open: true, dedication: "مرحبا, a chi lo porta" });
  const own = await site.world.article({ city: "Genova", photo: await photo("mia.jpg") });
  const names = own.photos.map((url) => url.replace("/uploads/", ""));
  await site.world.asOwner("PATCH /api/admin/press", { photos: names });
  for (const path of pages) addresses.set(path, path);
  for (const [name, path] of Object.entries(await makeFindersPages())) addresses.set(name, path);
  const run = async (name: string) => /<script(?! type="application\/ld)/.test(await htmlOf(name));
  const all = [...addresses.keys()];
  const running = await Promise.all(all.map(run));
  withScripts = all.filter((_, at) => running[at]);
});
test.afterAll(() => site.running.close());

const addressOf = (name: string, prefix = "") => site.running.url + prefix + addresses.get(name);
const htmlOf = async (name: string) => (await fetch(addressOf(name))).text();

/** Makes a tag in use, a retired tag, and receipts of stories with different fates. */
async function makeFindersPages(): Promise<Record<string, string>> {
  const { owner, world } = site;
  const { url } = site.running;
  const newTag = (name: string) =>
    world.asOwner<{ id: string; code: string }>("POST /api/admin/tags", { name });
  const [tag, retired] = [await newTag("Zaino"), await newTag("Perso")];
  await world.asOwner(`PATCH /api/admin/tags/${retired.id}`, { retired: true });
  const photos = await Promise.all(
    ["Panchina.jpg", "Lungomare-della-cittadina.jpg"].map(async (name, n): Promise<[string, Buffer]> => [
      name,
      await jpegPhoto({ width: 400 + n, height: 300 }),
    ]),
  );
  const send = async (story: string) => {
    const sent = await sendStory(url, { story, name: "Marta", city: "Genova", photos });
    const stories = (await (await owner.open("/api/admin/stories")).json()) as { id: string }[];
    const path = sent.headers.get("Location")?.replace("?inviata=1", "") ?? "";
    return { path, id: stories[0]?.id ?? "" };
  };
  const place = {
    title: "Una mattina al parco del Valentino, fino a sera",
    city: "Torino",
    country: "Italia",
  };
  const promote = (id: string) =>
    owner.send("/admin/nuovo-articolo", { ...place, content: "Era lì.", story: id });
  const [fresh, told, left, gone] = [
    await send("L’ho trovato su una panchina, che guardava il fiume."),
    await send("Ha dormito da me."),
    await send("Ha visto il mare."),
    await send("Mi è caduto dallo zaino."),
  ];
  await promote(told.id);
  await promote(left.id);
  await owner.send(`/admin/storie/${left.id}/elimina`, {});
  await fetch(`${url}${gone.path}/ritira`, { method: "POST", redirect: "manual" });
  const sighted = await fetch(`${url}/t/${tag.code}?lingua=it`, {
    method: "POST",
    body: new URLSearchParams({ city: "Torino", kind: "holding" }),
    redirect: "manual",
  });
  const sighting = sighted.headers.get("Location") ?? "";
  const [article] = (await (await fetch(`${url}/api/blog-posts`)).json()) as { id: string }[];
  expect(article?.id).toMatch(/^\w+$/);
  return {
    ...{ "receipt-sighting": sighting, "story-of-sighting": `${sighting}/storia` },
    ...{ tag: `/t/${tag.code}`, "tag-retired": `/t/${retired.code}` },
    ...{ "receipt-new": `${fresh.path}?inviata=1`, "receipt-in-diary": told.path, "receipt-left": left.path },
    ...{ "receipt-withdrawn": gone.path, "receipt-unknown": `/ricevuta/${"0".repeat(40)}` },
    ...{ report: `/segnala?di=${article?.id}`, "report-sent": "/segnala?fatto=1" },
    ...{ withdrawal: `${fresh.path}/ritira`, "await-story": `${fresh.path}/avvisami` },
  };
}

for (const [what, names, prefix] of [
  ["everybody", pages, ""],
  ["one finder", findersPages, ""],
  // The words are longest in German.
  ["one finder in German", findersPages, "/de"],
] as const) {
  test(`every page of ${what} fits every screen and can be used by everyone`, async ({ page }) => {
    test.slow();
    for (const name of names) {
      await test.step(prefix + name, async () => {
        await open(page, name, prefix);
        if (what === "everybody") await expectIntroduced(page, name);
        await expectAccessible(page, name);
        await expectToFit(page);
      });
    }
  });
}

test.describe("without JavaScript", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("every page that runs scripts fits every screen and can be used by everyone without them", async ({
    page,
  }) => {
    test.slow();
    expect(withScripts).toEqual(expect.arrayContaining(["/submit", "/map", "receipt-new"]));
    for (const name of withScripts) {
      await test.step(name, async () => {
        await open(page, name);
        // The colours are the same without scripts.
        if (isLongSuite) await expectAccessible(page, name, { scripts: false, dark: false });
        await expectToFit(page);
      });
    }
  });
});

/** Opens a page on a phone, with everything unfolded that folds on a page of one finder. */
async function open(page: Page, name: string, prefix = ""): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addressOf(name, prefix));
  await expect(page.locator("h1")).toHaveCount(1);
  await page.waitForLoadState();
  if (findersPages.includes(name)) await openDetails(page);
}

async function expectIntroduced(page: Page, path: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page).toHaveTitle(/Capi/);
  const said = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  expect((await said('meta[name="description"]', "content"))?.length).toBeGreaterThanOrEqual(40);
  expect(await said('link[rel="canonical"]', "href")).toBe(`https://capi.example${path}`);
  expect(await said('meta[property="og:title"]', "content")).toBe(await page.title());
  const picture = new URL((await said('meta[property="og:image"]', "content")) ?? "");
  const answer = await page.request.get(site.running.url + picture.pathname);
  expect(answer.headers()["content-type"]).toMatch(/^image\/(?:png|jpeg)$/);
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 480, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    expect(await page.evaluate(smallControls), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(largeIcons), `at ${width} px`).toEqual([]);
  }
}

/** Opens the form that corrects a story, where there is one. */
async function openDetails(page: Page): Promise<void> {
  for (const summary of await page.locator("main details > summary").all()) await summary.click();
}

/** Returns drawings that are much higher than the words beside them. */
function largeIcons(): string[] {
  return [...document.querySelectorAll("main :is(p, a, button) > svg")]
    .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().height > 64)
    .map((icon) => icon.parentElement?.outerHTML ?? "");
}

/** Returns visible controls that are lower than 44 px. Links inside a sentence may be as low as their line. */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    "a, button, summary, select, textarea, input:not([type=checkbox])",
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter(
      (control) =>
        !control.closest(
          ".honeypot, .skip-link, [aria-hidden=true], .leaflet-control-attribution, p, h2, h3",
        ),
    )
    .filter((control) => control.getBoundingClientRect().height < 44)
    .map((control) => control.outerHTML);
}

test("in the open menu of a phone everything can be read and touched", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.running.url}/faq`);
  await page.locator("details.top-bar-menu > summary").click();
  await expectAccessible(page, "the open menu");
});
