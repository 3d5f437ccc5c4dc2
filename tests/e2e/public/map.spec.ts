import { brotliCompressSync } from "node:zlib";
import { type Page, expect, test as base } from "@playwright/test";
import { expectWellMade } from "../../support/admin-pages";
import { type StopToPlace, placeCrowd, placeStops } from "../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { type TileServer, tileServer } from "../../support/network/tile-server";

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

interface MapFixtures {
  /** True when no tile can be loaded. */
  tilesBroken: boolean;
  tiles: TileServer;
  running: SiteInProcess;
  /** The browser's complaints. */
  complaints: string[];
}

const test = base.extend<MapFixtures>({
  tilesBroken: [false, { option: true }],
  tiles: async ({ tilesBroken }, use) => {
    const tiles = await tileServer({ broken: tilesBroken });
    await use(tiles);
    await tiles.close();
  },
  running: async ({ tiles }, use) => {
    const running = await siteInProcess({ TILE_URL: tiles.url });
    await use(running);
    await running.close();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(complaints);
  },
});

test.use({ reducedMotion: "no-preference" });

const drawnPins = (page: Page) => page.locator(".route-map .marker:visible");
const livePins = (page: Page) => page.locator(".map-live .live-pin");

async function openLiveMap(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/map`);
  await expect(livePins(page).first()).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address with a stop shows its card at the top, however high the cards before it are", async ({
    page,
    running,
  }) => {
    const description = "Una panchina, un gelato e una lunga chiacchierata con chi passava di lì. ".repeat(3);
    const stops = Array.from({ length: 20 }, () => ({ description }));
    const placed = await placeStops(running.site, stops);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { stop } of placed.slice(8, 10)) {
      await page.goto("about:blank");
      await page.goto(`${running.url}/map#tappa-${stop.id}`);
      const card = page.locator(`#tappa-${stop.id}`);
      const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(48);
      expect(await top()).toBeGreaterThan(0);
    }
  });

  test("pins, cards and pages of stops lead from the map to the article", async ({ page, running }) => {
    await placeStops(running.site, journey);
    await page.goto(`${running.url}/map`);
    await expect(page.getByRole("heading", { level: 1, name: "Le Tappe del Viaggio" })).toBeVisible();
    await expect(drawnPins(page)).toHaveCount(3);
    await expect(page.getByText("Caricamento mappa...")).toHaveCount(0);

    await page.getByRole("link", { name: "Tappa 2: Roma, Italia" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Roma" })).toBeVisible();
    await expect(page.getByText("Di questa tappa nel diario non c’è un articolo.")).toBeVisible();
    await page.getByRole("link", { name: "Torna alla mappa" }).click();

    await page.getByRole("link", { name: "Milano, Italia", exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Sotto la Madonnina" })).toBeVisible();
    await page.getByRole("link", { name: "Leggi l’articolo nel diario" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sotto la Madonnina" })).toBeVisible();
  });

  test("a map without stops, a stop that is not there", async ({ page, running }) => {
    await page.goto(`${running.url}/map`);
    await expect(page.getByText("Nessuna tappa ancora registrata.")).toBeVisible();
    await expect(page.getByText("non c’è nulla da mostrare").last()).toBeVisible();
    expect((await page.goto(`${running.url}/map/manca`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Tappa non trovata" })).toBeVisible();
  });

  const pages: { name: string; stops: StopToPlace[]; stop?: number }[] = [
    { name: "the map", stops: journey },
    { name: "a stop with an article", stops: journey, stop: 0 },
    { name: "a stop without one", stops: journey, stop: 1 },
    { name: "a stop that is not there", stops: [], stop: 0 },
    { name: "a map without stops", stops: [] },
  ];
  for (const { name, stops, stop } of pages) {
    test(`${name} can be used by everyone`, async ({ page, running }) => {
      const placed = await placeStops(running.site, stops);
      const path = stop === undefined ? "/map" : `/map/${placed[stop]?.stop.id ?? "manca"}`;
      await page.goto(running.url + path);
      await expectWellMade(page, { scripts: false });
    });
  }
});

test("the live map, its pop-up and the dialog please axe and leave the console clean", async ({
  page,
  running,
  complaints,
}) => {
  test.slow();
  await placeStops(running.site, journey);
  await openLiveMap(page, running.url);
  await expect(drawnPins(page)).toHaveCount(0);
  await expectWellMade(page, { scripts: true });
  await livePins(page).first().click();
  const popup = page.locator(".leaflet-popup");
  await expect(popup).toContainText("Milano");
  await expect(popup).toContainText("Italia");
  await expect(popup).toContainText("La prima panchina.");
  await expect(popup).toContainText("Questa tappa ha un articolo nel diario.");
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
  running,
  tiles,
}) => {
  await placeStops(running.site, journey);
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

for (const width of [320, 360]) {
  test.describe(`on a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true });

    test("every pin of the live map can be touched: none lies under the zoom buttons", async ({
      page,
      running,
    }) => {
      const corners: StopToPlace[] = [
        { city: "Torino", latitude: "45.07", longitude: "7.69" },
        { city: "Venezia", latitude: "45.44", longitude: "12.33" },
        { city: "Lecce", latitude: "40.35", longitude: "18.17" },
        { city: "Palermo", latitude: "38.12", longitude: "13.36" },
      ];
      await placeStops(running.site, corners);
      await openLiveMap(page, running.url);
      for (const pin of await livePins(page).all()) await pin.tap({ trial: true });
      await page.getByRole("button", { name: "Tappa 1: Torino, Italia" }).tap();
      await expect(page.locator(".leaflet-popup")).toContainText("Torino");
    });

    test("nor do the pins of a stamp that was touched", async ({ page, running }) => {
      const close: StopToPlace[] = [
        { city: "Genova", latitude: "44.4", longitude: "8.93" },
        { city: "Chiavari", latitude: "44.28", longitude: "9.177" },
        { city: "Palermo", latitude: "38.12", longitude: "13.36" },
      ];
      await placeStops(running.site, close);
      await openLiveMap(page, running.url);
      await page.locator(".map-live .live-cluster").tap();
      await page.getByRole("button", { name: "Tappa 1: Genova, Italia" }).tap();
      await expect(page.locator(".leaflet-popup")).toContainText("Genova");
    });
  });
}

test("in another language, too, a stop of the list opens over the map, with its city in one piece", async ({
  page,
  running,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await placeStops(running.site, [{ city: "Castellammare", latitude: "45.46", longitude: "9.19" }]);
  await page.goto(`${running.url}/en/map`);
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
});

test("the keyboard goes through pin, pop-up and dialog, and comes back", async ({ page, running }) => {
  await placeStops(running.site, journey);
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
  running,
}) => {
  await placeStops(running.site, journey);
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
    await expect(dialog).toContainText("Di questa tappa nel diario non c’è un articolo.");
    await act();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${running.url}/map`);
    await expect(card).toBeFocused();
    await expect(page).toHaveTitle("Le Tappe del Viaggio · Capi");
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test("a stop can be copied, in the dialog over the map and on its own page", async ({ page, running }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await placeStops(running.site, journey);
  await openLiveMap(page, running.url);
  await page.getByRole("link", { name: "Roma, Italia", exact: true }).click();
  const address = () => page.url().replace(/\?.*/, "");
  for (const open of ["over the map", "alone"]) {
    if (open === "alone") await page.reload();
    await page.getByRole("button", { name: "Copia il link" }).click();
    await expect(page.getByRole("button", { name: "Link copiato" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address());
    expect(address()).toMatch(/\/map\/[0-9a-f-]+$/);
  }
});

test("a stop that is reloaded is a page of its own, from which the map is one step away", async ({
  page,
  running,
  complaints,
}) => {
  await placeStops(running.site, journey);
  await openLiveMap(page, running.url);
  await page.getByRole("link", { name: "Roma, Italia", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Roma" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Roma" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(livePins(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("dialog", { name: "Roma" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe("when no tile comes", () => {
  test.use({ tilesBroken: true });

  test("the drawn map stays, and works", async ({ page, running, tiles }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await placeStops(running.site, journey);
    await page.goto(`${running.url}/map`);
    await expect.poll(() => tiles.asked()).toBeGreaterThan(0);
    await expect(page.locator(".map-live .leaflet-pane")).toHaveCount(0);
    await expect(page.getByText("Caricamento mappa...")).toHaveCount(0);
    await expect(drawnPins(page)).toHaveCount(3);
    await page.getByRole("link", { name: "Tappa 1: Milano, Italia" }).click();
    await expect(page.getByRole("dialog", { name: "Milano" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Tappa 1: Milano, Italia" })).toBeFocused();
    expect(faults).toEqual([]);
  });
});

for (const [what, blocked] of [
  ["Leaflet", "**/open-live-map*.js"],
  ["its style sheet", "**/live-map-*.css"],
  ["the data of the stops", "**/map/tappe.json"],
] as const) {
  test(`when ${what} cannot be loaded the drawn map stays, and only the console hears of it`, async ({
    page,
    running,
  }) => {
    await placeStops(running.site, journey);
    const refused = page.waitForEvent("requestfailed");
    const logged = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.route(blocked, (route) => route.abort());
    await page.goto(`${running.url}/map`);
    await refused;
    await logged;
    await expect(page.getByText("Caricamento mappa...")).toHaveCount(0);
    await expect(drawnPins(page)).toHaveCount(3);
    await expect(livePins(page)).toHaveCount(0);
  });
}

test("while the live map is on its way the page says so, over the drawn one", async ({ page, running }) => {
  await placeStops(running.site, journey);
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

test("a stop that cannot be fetched says so in the dialog, and the map stays", async ({ page, running }) => {
  await placeStops(running.site, journey);
  await openLiveMap(page, running.url);
  await page.route("**/map/*.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Roma, Italia", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("controllala e riprova");
  await page.getByRole("button", { name: "Chiudi" }).click();
  await expect(livePins(page).first()).toBeVisible();
});

test("5,000 stops are gathered on the live map, and come apart when it is zoomed in", async ({
  page,
  running,
}) => {
  await placeCrowd(running.site, 5000);
  await page.goto(`${running.url}/map`);
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
});

test("stops on the very same spot are all in one pop-up", async ({ page, running }) => {
  await placeStops(running.site, [
    { city: "Bologna", description: "La prima volta." },
    { city: "Bologna", description: "La seconda volta." },
    { city: "Milano", latitude: "45.46", longitude: "9.19" },
  ]);
  await openLiveMap(page, running.url);
  await page.locator(".map-live .live-cluster").click();
  await expect(page.locator(".leaflet-popup")).toContainText("La prima volta.");
  await expect(page.locator(".leaflet-popup")).toContainText("La seconda volta.");
  await page.getByRole("button", { name: "Vedi dettagli" }).last().click();
  await expect(page.getByRole("dialog")).toContainText("La seconda volta.");
});

test("the live map's script, styles and stops are asked for with the page's own scripts, and once", async ({
  page,
  running,
}) => {
  await placeStops(running.site, journey);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/root-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const files = [/open-live-map.*js$/, /live-map-.*css$/, /tappe.json$/];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const askedAtOnce = files.map((file) => page.waitForRequest(file));
  await page.goto(`${running.url}/map`, { waitUntil: "commit" });
  await Promise.all(askedAtOnce);
  goOn();
  await expect(livePins(page).first()).toBeVisible();
  for (const file of files) expect(asked.filter((url) => file.test(url))).toHaveLength(1);
});

test("a page without the map asks for nothing of the live one", async ({ page, running }) => {
  const [first] = await placeStops(running.site, journey);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${running.url}/map/${first?.stop.id}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((url) => /live-map|tappe\.json/.test(url))).toEqual([]);
});

test("all script of the map page together is at most 125 KB", async ({ page, running }) => {
  await placeStops(running.site, journey);
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return;
    scripts.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await openLiveMap(page, running.url);
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.length).toBeLessThanOrEqual(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(125_000);
});

test("from the map to a page without scripts, which is reloaded, and back", async ({ page, running }) => {
  await placeStops(running.site, journey);
  await openLiveMap(page, running.url);
  await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).first().click();
  await expect(page.locator("script")).toHaveCount(0);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Le Tappe del Viaggio" })).toBeVisible();
});

test("the journey is played stop by stop, without a tile more, and stops when it is told to", async ({
  page,
  running,
  tiles,
  complaints,
}) => {
  await placeStops(running.site, journey);
  await openLiveMap(page, running.url);
  await page.waitForLoadState("networkidle");
  const asked = tiles.asked();
  await page.getByRole("button", { name: "Rivivi il viaggio" }).click();
  const caption = page.locator(".map-playback p");
  for (const stop of ["Tappa 1: Milano", "Tappa 2: Roma", "Tappa 3: Palermo"]) {
    await expect(caption).toHaveText(stop);
    await expect(page.locator(".live-toy")).toBeInViewport();
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
