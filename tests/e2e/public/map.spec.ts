import { brotliCompressSync } from "node:zlib";
import { type Page, expect, test } from "@playwright/test";
import { playbackSteps } from "~/components/journey-map/live-map/playback-steps";
import { expectWellMade } from "../../support/admin-pages";
import {
  type PlacedStop,
  type StopToPlace,
  placeCrowd,
  placeStops,
} from "../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { type TileServer, tileServer } from "../../support/network/tile-server";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

const journey: StopToPlace[] = [
  {
    city: "Milano",
    latitude: "45.46",
    longitude: "9.19",
    article: "Sotto la Madonnina",
    description: "La prima panchina.",
  },
  { city: "Roma", latitude: "41.9", longitude: "12.5", description: "Ho lanciato una moneta." },
  { city: "Palermo", latitude: "38.12", longitude: "13.36" },
];

const corners: StopToPlace[] = [
  { city: "Torino", latitude: "45.07", longitude: "7.69" },
  { city: "Venezia", latitude: "45.44", longitude: "12.33" },
  { city: "Lecce", latitude: "40.35", longitude: "18.17" },
  { city: "Palermo", latitude: "38.12", longitude: "13.36" },
];
const close: StopToPlace[] = [
  { city: "Genova", latitude: "44.4", longitude: "8.93" },
  { city: "Chiavari", latitude: "44.28", longitude: "9.177" },
  { city: "Palermo", latitude: "38.12", longitude: "13.36" },
];

let tiles: TileServer;
/** The site with the journey. No test changes it. */
let running: SiteInProcess;
let placed: PlacedStop[];
test.beforeAll(async () => {
  tiles = await tileServer();
  ({ running, placed } = await siteWith(journey));
});
test.afterAll(async () => {
  await running.close();
  await tiles.close();
});

/** Opens a site with these stops. */
async function siteWith(
  stops: StopToPlace[],
  tileUrl = tiles.url,
): Promise<{ running: SiteInProcess; placed: PlacedStop[] }> {
  const running = await siteInProcess({ TILE_URL: tileUrl }, { onError });
  return { running, placed: await placeStops(running.site, stops) };
}

/** Returns the browser's complaints, also those that come later. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // A busy machine uses a preloaded file later than Chromium expects.
    if (/was preloaded using link preload but not used within/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

test.use({ reducedMotion: "no-preference" });

const drawnPins = (page: Page) => page.locator(".route-map .marker:visible");
const livePins = (page: Page) => page.locator(".map-live .live-pin");

async function openLiveMap(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/map`);
  await expect(livePins(page).first()).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // How links lead from pin to article stands in tests/http/public/walks.test.ts.
  test("the drawn map, its stops and what is not there can be used by everyone, and links lead to the cards", async ({
    page,
  }) => {
    test.slow();
    const empty = await siteInProcess({ TILE_URL: tiles.url }, { onError });
    const states = {
      "the map": `${running.url}/map`,
      "a stop with an article": `${running.url}/map/${placed[0]?.stop.id}`,
      "a stop without one": `${running.url}/map/${placed[1]?.stop.id}`,
      "a stop that is not there": `${empty.url}/map/manca`,
      "a map without stops": `${empty.url}/map`,
    };
    for (const [name, address] of Object.entries(states)) {
      await test.step(name, async () => {
        await page.goto(address);
        await expectWellMade(page, { scripts: false });
        if (name !== "the map") return;
        await expect(drawnPins(page)).toHaveCount(3);
        await expect(page.getByText("Caricamento mappa...")).toHaveCount(0);
      });
    }

    await test.step("an address with a stop shows its card at the top, however high those before it are", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const description = "Una panchina, un gelato e una lunga chiacchierata con chi passava di lì. ".repeat(
        3,
      );
      const many = await placeStops(
        empty.site,
        Array.from({ length: 20 }, () => ({ description })),
      );
      for (const { stop } of many.slice(8, 10)) {
        await page.goto("about:blank");
        await page.goto(`${empty.url}/map#tappa-${stop.id}`);
        const card = page.locator(`#tappa-${stop.id}`);
        const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(48);
        expect(await top()).toBeGreaterThan(0);
      }
    });
    await empty.close();
  });
});

test("the live map, its pop-up and the dialog please axe and leave the console clean", async ({ page }) => {
  const complaints = complaintsOf(page);
  test.slow();
  await openLiveMap(page, running.url);
  await expect(drawnPins(page)).toHaveCount(0);
  await expectWellMade(page, { scripts: true });
  await livePins(page).first().click();
  const popup = page.locator(".leaflet-popup");
  await expect(popup).toContainText("Milano");
  await expect(popup).toContainText("Italia");
  await expect(popup).toContainText("La prima panchina.");
  await expect(popup).toContainText("Questa tappa ha una storia nel diario.");
  await expectWellMade(page, { scripts: true });
  await popup.getByRole("button", { name: "Vedi dettagli" }).click();
  const dialog = page.getByRole("dialog", { name: "Milano" });
  await expect(dialog).toContainText("Sotto la Madonnina");
  await expect(dialog).toContainText("Non ripartivo più da Milano.");
  await expect(dialog).toContainText("di Giulia");
  await expect(dialog).not.toContainText("reazioni");
  await expectWellMade(page, { scripts: true });
  expect(complaints).toEqual([]);
});

test("the live map looks at all stops, keeps still under the wheel and zooms with its buttons", async ({
  page,
}) => {
  await openLiveMap(page, running.url);
  await expect(livePins(page)).toHaveCount(3);
  for (const pin of await livePins(page).all()) await expect(pin).toBeInViewport();
  const before = await livePins(page).last().boundingBox();
  await page.locator(".map-live").hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await livePins(page).last().boundingBox()).toEqual(before);
  const asked = tiles.asked();
  await page.getByRole("button", { name: "Ingrandisci" }).click();
  await expect.poll(() => tiles.asked()).toBeGreaterThan(asked);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("every pin of the live map can be touched: none lies under the zoom buttons", async ({ page }) => {
    const [far, near] = [await siteWith(corners), await siteWith(close)];
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await test.step(`${width} pixels`, async () => {
        await openLiveMap(page, far.running.url);
        for (const pin of await livePins(page).all()) await pin.tap({ trial: true });
        await page.getByRole("button", { name: "Tappa 1: Torino, Italia" }).tap();
        await expect(page.locator(".leaflet-popup")).toContainText("Torino");
      });
      await test.step(`${width} pixels, the pins of a stamp that was touched`, async () => {
        await openLiveMap(page, near.running.url);
        await page.locator(".map-live .live-cluster").tap();
        await page.getByRole("button", { name: "Tappa 1: Genova, Italia" }).tap();
        await expect(page.locator(".leaflet-popup")).toContainText("Genova");
      });
    }
    await far.running.close();
    await near.running.close();
  });
});

test("in another language, too, a stop of the list opens over the map, with its city in one piece", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const long = await siteWith([{ city: "Castellammare", latitude: "45.46", longitude: "9.19" }]);
  await page.goto(`${long.running.url}/en/map`);
  await expect(livePins(page).first()).toBeVisible();
  await page.locator(".stop-card").getByRole("link", { name: "Castellammare" }).click();
  const title = page.getByRole("dialog").getByRole("heading", { name: "Castellammare" });
  await expect(title).toBeVisible();
  const lines = await title.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(livePins(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await long.running.close();
});

test("the keyboard goes through pin, pop-up and dialog, and comes back", async ({ page }) => {
  await openLiveMap(page, running.url);
  await page.getByRole("button", { name: "Tappa 2: Roma, Italia" }).focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("button", { name: "Vedi dettagli" });
  await expect(details).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Roma" });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/map\/[0-9a-f]+$/);
  await expect(page).toHaveTitle("Roma, Italia · Capi");
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${running.url}/map`);
  await expect(details).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".leaflet-popup")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tappa 2: Roma, Italia" })).toBeFocused();
});

test("a card opens the dialog; button, backdrop and 'back' close it and give the focus back", async ({
  page,
}) => {
  await openLiveMap(page, running.url);
  const card = page.getByRole("link", { name: "Palermo, Italia", exact: true });
  const dialog = page.getByRole("dialog", { name: "Palermo" });
  const close = [
    () => dialog.getByRole("button", { name: "Chiudi" }).click(),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ];
  for (const act of close) {
    await card.click();
    await expect(dialog).toContainText("Questa tappa non ha ancora una storia nel diario.");
    await act();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${running.url}/map`);
    await expect(card).toBeFocused();
    await expect(page).toHaveTitle("Le Tappe del Viaggio · Capi");
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test("a stop can be copied in the dialog and on its own page, from which the map is one step away", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLiveMap(page, running.url);
  await page.getByRole("link", { name: "Roma, Italia", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Roma" })).toBeVisible();
  const address = () => page.url().replace(/\?.*/, "");
  const expectCopied = async () => {
    await page.getByRole("button", { name: "Copia il link" }).click();
    await expect(page.getByRole("button", { name: "Link copiato" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address());
    expect(address()).toMatch(/\/map\/[0-9a-f-]+$/);
  };
  await expectCopied();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Roma" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectCopied();
  await page.goBack();
  await expect(livePins(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("dialog", { name: "Roma" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("when no tile comes the drawn map stays, and works", async ({ page }) => {
  const broken = await tileServer({ broken: true });
  const { running: alone } = await siteWith(journey, broken.url);
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(`${alone.url}/map`);
  await expect.poll(() => broken.asked()).toBeGreaterThan(0);
  await expect(page.locator(".map-live .leaflet-pane")).toHaveCount(0);
  await expect(page.getByText("Caricamento mappa...")).toHaveCount(0);
  await expect(drawnPins(page)).toHaveCount(3);
  await page.getByRole("link", { name: "Tappa 1: Milano, Italia" }).click();
  await expect(page.getByRole("dialog", { name: "Milano" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Tappa 1: Milano, Italia" })).toBeFocused();
  expect(faults).toEqual([]);
  await alone.close();
  await broken.close();
});

test("when a part of the live map cannot be loaded the drawn one stays, and only the console hears of it", async ({
  page,
}) => {
  for (const [what, blocked] of [
    ["Leaflet", "**/open-live-map*.js"],
    ["its style sheet", "**/live-map-*.css"],
    ["the data of the stops", "**/map/tappe.json"],
  ] as const) {
    await test.step(what, async () => {
      const refused = page.waitForEvent("requestfailed");
      const logged = page.waitForEvent("console", (message) => message.type() === "warning");
      await page.route(blocked, (route) => route.abort());
      await page.goto(`${running.url}/map`);
      await refused;
      await logged;
      await expect(page.getByText("Caricamento mappa...")).toHaveCount(0);
      await expect(drawnPins(page)).toHaveCount(3);
      await expect(livePins(page)).toHaveCount(0);
      await page.goto("about:blank");
      await page.unroute(blocked);
    });
  }
});

test("while the live map is on its way the page says so, over the drawn one", async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/map/tappe.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${running.url}/map`);
  await expect(page.getByText("Caricamento mappa...")).toBeVisible();
  await expect(drawnPins(page)).toHaveCount(3);
  await drawnPins(page).first().focus();
  goOn();
  await expect(page.locator(".map-live .leaflet-tile-loaded").first()).toBeAttached();
  await expect(drawnPins(page).first()).toBeFocused();
  await page.getByRole("link", { name: "Milano, Italia", exact: true }).focus();
  await expect(livePins(page).first()).toBeVisible();
});

test("a stop that cannot be fetched says so in the dialog, and the map stays", async ({ page }) => {
  await openLiveMap(page, running.url);
  await page.route("**/map/*.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Roma, Italia", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("controllala e riprova");
  await page.getByRole("button", { name: "Chiudi" }).click();
  await expect(livePins(page).first()).toBeVisible();
});

test("5,000 stops are gathered on the live map, and come apart when it is zoomed in", async ({ page }) => {
  const { running: crowded } = await siteWith([]);
  await placeCrowd(crowded.site, 5000);
  await page.goto(`${crowded.url}/map`);
  const stamps = page.locator(".map-live .live-cluster");
  await expect(stamps.first()).toBeVisible();
  const marks = await page.locator(".map-live .leaflet-marker-icon").count();
  expect(marks).toBeLessThan(400);
  await stamps.first().focus();
  await page.keyboard.press("Enter");
  await expect(async () => {
    const largest = await stamps.allTextContents();
    expect(Math.max(0, ...largest.map((text) => Number(text.replace("×", "")) || 2))).toBeLessThan(100);
  }).toPass();
  await crowded.close();
});

test("stops on the very same spot are all in one pop-up", async ({ page }) => {
  const { running: twice } = await siteWith([
    { city: "Bologna", description: "La prima volta." },
    { city: "Bologna", description: "La seconda volta." },
    { city: "Milano", latitude: "45.46", longitude: "9.19" },
  ]);
  await openLiveMap(page, twice.url);
  await page.locator(".map-live .live-cluster").click();
  await expect(page.locator(".leaflet-popup")).toContainText("La prima volta.");
  await expect(page.locator(".leaflet-popup")).toContainText("La seconda volta.");
  await page.getByRole("button", { name: "Vedi dettagli" }).last().click();
  await expect(page.getByRole("dialog")).toContainText("La seconda volta.");
  await twice.close();
});

test("the live map's script, styles and stops are asked for with the page's own scripts, once, and weigh little", async ({
  page,
}) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/root-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const files = [/open-live-map.*js$/, /live-map-.*css$/, /tappe.json$/];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return;
    scripts.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  const askedAtOnce = files.map((file) => page.waitForRequest(file));
  await page.goto(`${running.url}/map`, { waitUntil: "commit" });
  await Promise.all(askedAtOnce);
  goOn();
  await expect(livePins(page).first()).toBeVisible();
  for (const file of files) expect(asked.filter((url) => file.test(url))).toHaveLength(1);
  // Styles and photos go first: the page works without scripts.
  await expect(page.locator("link[rel$=preload]:not([fetchpriority=low])")).toHaveCount(0);
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.length).toBeLessThanOrEqual(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(125_000);
});

test("a page without the map asks for nothing of the live one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${running.url}/map/${placed[0]?.stop.id}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((url) => /live-map|tappe\.json/.test(url))).toEqual([]);
});

test("from the map to a page without scripts, which is reloaded, and back", async ({ page }) => {
  await openLiveMap(page, running.url);
  await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).first().click();
  await expect(page.locator("script")).toHaveCount(0);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Le Tappe del Viaggio" })).toBeVisible();
});

test("the journey is played stop by stop, without a tile more, and stops when it is told to", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.clock.install();
  await openLiveMap(page, running.url);
  await page.waitForLoadState("networkidle");
  const asked = tiles.asked();
  // The toy goes on when the test says so: a busy machine would miss a stop. The clock stops at a moment to come.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
  await page.getByRole("button", { name: "Rivivi il viaggio" }).click();
  const caption = page.locator(".map-playback p");
  for (const stop of ["Tappa 1: Milano", "Tappa 2: Roma", "Tappa 3: Palermo"]) {
    await expect(caption).toHaveText(stop);
    await expect(page.locator(".live-toy")).toBeInViewport();
    await page.clock.runFor(playbackSteps(journey.length).pause);
  }
  await expect(caption).toBeEmpty();
  await expect(page.locator(".live-toy, .route-played")).toHaveCount(0);

  await page.getByRole("button", { name: "Rivivi il viaggio" }).click();
  await expect(page.locator(".live-toy")).toHaveCSS("transition-duration", "0.25s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator(".live-toy")).not.toHaveCSS("transition-duration", "0.25s");
  await page.getByRole("button", { name: "Ferma" }).click();
  await expect(page.getByRole("button", { name: "Rivivi il viaggio" })).toBeVisible();
  await expect(page.locator(".live-toy")).toHaveCount(0);
  expect(tiles.asked()).toBe(asked);
  expect(complaints).toEqual([]);
});
