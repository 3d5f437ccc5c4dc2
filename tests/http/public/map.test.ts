import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { type PlacedStop, placeCrowd, placeStops } from "../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeEach(async () => {
  running = await siteInProcess({ PUBLIC_URL: "https://capi.example.org" });
});
afterEach(() => running.close());

async function get(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(`${running.url}${path}`);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** Returns the drawn map only. */
function svgOf(html: string): string {
  const from = html.indexOf('<svg class="route-map');
  return html.slice(from, html.indexOf("</svg>", html.lastIndexOf('class="marker')) + "</svg></svg>".length);
}

/** Returns the page without the data for React. */
const seen = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "");

describe("the map page", () => {
  let italy: PlacedStop[];
  beforeEach(async () => {
    italy = await placeStops(running.site, [
      { city: "Milano", latitude: "45.46427", longitude: "9.19", article: "Sotto la Madonnina" },
      {
        city: "Roma",
        latitude: "41.9",
        longitude: "12.5",
        description: "Ho lanciato una moneta <b>qui</b>.",
      },
      { city: "Palermo", latitude: "+38.1157", longitude: "13.3615" },
    ]);
  });

  test("has a numbered pin per stop that leads to it, in journey order, and the route between them", async () => {
    const { status, html } = await get("/map");
    expect(status).toBe(200);
    const svg = svgOf(html);
    const pins = [...svg.matchAll(/<a class="marker"[^>]*href="([^"]+)"[^>]*><title>([^<]+)<\/title>/g)];
    expect(pins.map(([, href, title]) => [href, title])).toEqual([
      [`/map/${italy[0]?.stop.id}`, "Tappa 1: Milano, Italia"],
      [`/map/${italy[1]?.stop.id}`, "Tappa 2: Roma, Italia"],
      [`/map/${italy[2]?.stop.id}`, "Tappa 3: Palermo, Italia"],
    ]);
    expect(svg).toMatch(/<path class="route route-1" d="M\d+ \d+q[^"M]+"/);
    expect(svg).toMatch(/<path class="route route-5" d="M\d+ \d+q[^"M]+"/);
    expect(svg).toContain(
      "3 tappe unite da una linea nell’ordine del viaggio (la prima: Milano, l’ultima: Palermo)",
    );
    expect(html).toContain("3 tappe del viaggio");
  });

  test("lists every stop with coordinates to four decimals, and marks those with an article", async () => {
    const html = seen((await get("/map")).html);
    expect(html.match(/class="coordinates">[^<]+/g)).toEqual([
      'class="coordinates">45.4643, 9.1900',
      'class="coordinates">41.9000, 12.5000',
      'class="coordinates">38.1157, 13.3615',
    ]);
    expect(html.match(/class="badge badge-on">Articolo</g)).toHaveLength(1);
    expect(html).toContain("Ho lanciato una moneta &lt;b&gt;qui&lt;/b&gt;.");
    expect(html).not.toContain("<b>qui</b>");
  });

  test("says what it is to search engines, and runs no script but ours", async () => {
    const { html, headers } = await get("/map");
    expect(html).toContain("<title>Le Tappe del Viaggio · Capi</title>");
    expect(html).toContain('<link rel="canonical" href="https://capi.example.org/map"/>');
    expect(html).toMatch(/<meta name="description" content="Dove è stato Capi finora[^"]+"/);
    const policy = headers.get("content-security-policy") ?? "";
    for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      // JSON is data, which never runs.
      if (attributes.includes("application/json")) continue;
      const source = /src="([^"]*)"/.exec(attributes)?.[1];
      if (source) expect(source).toMatch(/^\/build\//);
      else expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
    expect(seen(html)).not.toMatch(/\sstyle="|\son\w+="/);
  });

  test("a hidden stop is nowhere: not on the map, not in the list, not in the live map's data, not on its page", async () => {
    const rome = italy[1]?.stop.id ?? "";
    await showOrHideLocation(running.site, rome, false);
    for (const path of ["/map", "/map/tappe.json"]) {
      const { html } = await get(path);
      expect(html).not.toContain(rome);
      expect(html).not.toContain("moneta");
    }
    expect((await get("/map")).html).toContain("2 tappe del viaggio");
    const page = await get(`/map/${rome}`);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain("moneta");
    expect(page.html).toContain("Tappa non trovata");
  });

  test("a hidden article is nowhere: no badge, no note, no text on its stop", async () => {
    const [milan] = italy;
    const path = `/map/${milan?.stop.id}`;
    expect((await get(path)).html).toContain("Sotto la Madonnina");
    await showOrHideBlogPost(running.site, milan?.post?.id ?? "", false);
    const page = await get(path);
    expect(page.status).toBe(200);
    const forScripts = await get(`${path}.data`);
    expect(forScripts.status).toBe(200);
    for (const { html } of [page, forScripts, await get("/map"), await get("/map/tappe.json")]) {
      expect(html).not.toContain("Sotto la Madonnina");
      expect(html).not.toContain("Non ripartivo");
      expect(html).not.toContain(milan?.post?.id);
    }
    expect(page.html).toContain("Questa tappa non ha ancora una storia nel diario.");
    expect(seen((await get("/map")).html)).not.toContain(">Articolo<");
    expect(JSON.parse((await get("/map/tappe.json")).html)[0].hasArticle).toBe(false);
  });

  test("a stop's page is complete: place, article with title, text, author and reactions", async () => {
    const [milan] = italy;
    const html = seen((await get(`/map/${milan?.stop.id}`)).html);
    expect(html).toContain("<title>Milano, Italia · Capi</title>");
    expect(html).toContain(`<link rel="canonical" href="https://capi.example.org/map/${milan?.stop.id}"/>`);
    expect(html).toMatch(/<h1[^>]*>Milano<\/h1>/);
    expect(html).toContain("Tappa 1");
    expect(html).toContain('Italia<span lang=""> · Piazza Maggiore</span>');
    expect(html).toMatch(/<h2[^>]*>Sotto la Madonnina<\/h2>/);
    expect(html).toContain("Che giornata!\nNon ripartivo più da Milano.");
    expect(html).toContain("di Giulia");
    expect(html).not.toContain("reazioni");
    expect(html).toContain(`href="/blog/${milan?.post?.id}"`);
    expect(html).not.toContain('class="route-map');
  });

  test("an unknown stop and an unknown page of the list are 404", async () => {
    expect((await get("/map/0123456789abcdef0123")).status).toBe(404);
    for (const page of ["2", "0", "x", "99999999999"]) {
      expect((await get(`/map?pagina=${page}`)).status).toBe(404);
    }
    expect((await get("/map?pagina=1")).status).toBe(200);
  });

  test("the live map's data has what its pop-ups say, long descriptions cut short", async () => {
    await placeStops(running.site, [
      { city: "Lecce", description: "a".repeat(1000) },
      { city: "Bari", description: `${"a".repeat(279)}🐹🐹` },
      { city: "Ostuni", description: "🐹".repeat(280) },
    ]);
    const { html, headers } = await get("/map/tappe.json");
    expect(headers.get("content-type")).toContain("application/json");
    const stops = JSON.parse(html) as Record<string, unknown>[];
    const rome = stops.find(({ city }) => city === "Roma");
    expect(rome).toMatchObject({
      country: "Italia",
      latitude: 41.9,
      longitude: 12.5,
      note: "Ho lanciato una moneta <b>qui</b>.",
      hasArticle: false,
    });
    expect(Object.keys(rome ?? {}).sort()).toEqual(
      ["city", "country", "hasArticle", "id", "latitude", "longitude", "note", "number"].sort(),
    );
    const noteOf = (where: string) => stops.find(({ city }) => city === where)?.note;
    expect(noteOf("Lecce")).toBe(`${"a".repeat(280)}…`);
    expect(noteOf("Bari")).toBe(`${"a".repeat(279)}🐹…`);
    expect(noteOf("Ostuni")).toBe("🐹".repeat(280));
  });
});

test("without any stop the list says so, and the map that there is nothing to show", async () => {
  const html = seen((await get("/map")).html);
  expect(html).toContain("0 tappe del viaggio");
  expect(html).toContain("Nessuna tappa ancora registrata.");
  expect(html).toMatch(/Nessuna tappa ha ancora le coordinate GPS[^<]*non c’è nulla da mostrare/);
  expect(html).not.toContain('class="marker');
});

test("a stop without coordinates is in the list but not on the map, and keeps its number", async () => {
  const [first, second] = await placeStops(running.site, [{ city: "Ovunque" }, { city: "Roma" }]);
  await running.site.db
    .updateTable("locations")
    .set({ latitude: "", longitude: "boh" })
    .where("id", "=", first?.stop.id ?? "")
    .execute();
  await running.site.pages.clear();
  const { html } = await get("/map");
  expect(svgOf(html)).not.toContain("Ovunque");
  expect(svgOf(html)).toContain("Tappa 2: Roma, Italia");
  expect(seen(html)).toContain(`href="/map/${first?.stop.id}"`);
  expect(seen(html).match(/class="coordinates"/g)).toHaveLength(1);
  expect((await get(`/map/${second?.stop.id}`)).html).toContain("Tappa 2");
});

test("with 5,000 stops the drawing stays under 20 KB, and every page of the list is like the first", async () => {
  await placeCrowd(running.site, 5000);
  const first = await get("/map");
  expect(first.html).toContain("5000 tappe del viaggio");
  expect(brotliCompressSync(svgOf(first.html)).length).toBeLessThan(20_000);
  expect(brotliCompressSync(first.html).length).toBeLessThan(30_000);
  expect(first.html.match(/class="stop-card"/g)).toHaveLength(60);
  expect(first.html).toContain("Pagina 1 di 84");
  expect(first.html).toContain('href="/map?pagina=2"');
  expect(first.html).toContain("La linea tratteggiata segue solo le tappe più recenti.");

  // Who speaks to the browser says what is on a stamp.
  const signs = [
    ...svgOf(first.html).matchAll(
      /<title>([^<]+)<\/title>(?:(?!<title>).)*class="marker-number[^>]*>([^<]+)/gs,
    ),
  ];
  expect(signs.length).toBeGreaterThan(20);
  expect(signs.filter(([, name = "", sign = ""]) => !name.includes(sign))).toEqual([]);

  const links = [...svgOf(first.html).matchAll(/href="([^"]*#tappa-[^"]+)"/g)].map(([, href]) => href ?? "");
  const elsewhere = links.find((href) => href.startsWith("/map?pagina=")) ?? "";
  const [address, card] = elsewhere.replace("&amp;", "&").split("#");
  const linked = await get(address ?? "");
  expect(linked.html).toContain(`id="${card}"`);

  const last = await get("/map?pagina=84");
  expect(last.status).toBe(200);
  expect(last.html.match(/class="stop-card"/g)).toHaveLength(20);
  expect(last.html).toContain("Tappa 5000");
  expect(last.html).not.toContain('class="route-map');
  expect(last.html).not.toContain('rel="next"');
});
