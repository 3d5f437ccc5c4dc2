import { type Page, expect, test } from "@playwright/test";
import { publisher } from "../../support/site-data/publish";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegPhoto } from "../../support/test-photos";

const tiles = "https://tiles.example";
let program: RunningProgram;
let article: string;

test.beforeAll(async () => {
  program = await runProgram({ environment: { TILE_URL: `${tiles}/{z}/{x}/{y}.png` } });
  const publish = await publisher(program);
  article = await publish({ title: "Al porto", photos: [await jpegPhoto()] });
  const stop = { name: "Il molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };
  const login = await fetch(`${program.url}/admin`, {
    method: "POST",
    body: new URLSearchParams({ password: program.password ?? "" }),
    redirect: "manual",
  });
  const Cookie = login.headers.getSetCookie().join("; ");
  await fetch(`${program.url}/admin/nuova-location`, {
    method: "POST",
    headers: { Cookie },
    body: new URLSearchParams(stop),
    redirect: "manual",
  });
});

test.afterAll(async () => {
  expect(await program.stop()).toBe(0);
});

/** Records every request to another site, and whether the drawn map was visible by then. */
async function watch(page: Page) {
  const asked: { origin: string; isShown: boolean }[] = [];
  const own = new URL(program.url).origin;
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

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(program.url + path);
  await page.waitForLoadState("networkidle");
}

test("no page asks anybody but the site for anything", async ({ page }) => {
  const asked = await watch(page);
  const [stop = ""] = /\/map\/[0-9a-f]{20}/.exec(await (await fetch(`${program.url}/map`)).text()) ?? [];
  const pages = [
    "/",
    "/social",
    "/submit",
    "/blog",
    "/blog?tutte=1",
    article,
    `${article}/foto/1`,
    stop,
    "/faq",
  ];
  for (const path of [...pages, "/api", "/admin", "/nowhere"]) await settled(page, path);
  await page.goto(`${program.url}/admin`);
  await page.getByLabel("Password").fill(program.password ?? "");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
  for (const path of ["nuovo-articolo", "articoli", "nuova-location", "locations"]) {
    await settled(page, `/admin/${path}`);
  }
  expect(asked).toEqual([]);
});

test("the map asks for its tiles alone, once the page is shown", async ({ page }) => {
  const asked = await watch(page);
  await page.goto(`${program.url}/map`);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.context().unrouteAll({ behavior: "wait" });
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([tiles]));
  expect(asked.map(({ isShown }) => isShown)).not.toContain(false);
});
