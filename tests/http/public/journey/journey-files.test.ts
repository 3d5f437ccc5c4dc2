import type { FeatureCollection } from "geojson";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { type ApiWorld, type Wire } from "../../../support/api/api-world";
import { readByGpsbabel, schemaComplaints } from "../../../support/checks/independent-readers";
import { placeCrowd } from "../../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";

const origin = "https://capi.example";
const formats = ["gpx", "kml", "geojson"] as const;

let running: SiteInProcess;
let world: ApiWorld;
let milan: Wire;
let camogli: Wire;
beforeAll(async () => {
  ({ running, world } = await siteWithOwner({ PUBLIC_URL: origin }));
  const article = await world.article({ title: "Sul molo" });
  const from = {
    latitude: "45.464217",
    longitude: "9.191234",
    name: "Navigli",
    description: "Pioveva & basta.",
  };
  milan = await world.stop({ ...from, city: "Milano", date: "2026-05-01" });
  const near = { latitude: "44.351234", longitude: "9.151234", precision: "10km", blogPostId: article.id };
  camogli = await world.stop({ ...near, city: "Camogli", date: "2026-05-03" });
  await world.stop({ latitude: "+35.68", longitude: "139.69", city: "Tokyo", date: "2026-06-01" });
});
afterAll(() => running.close());

const get = async (format: string, site = running, prefix = "") => {
  const answer = await fetch(`${site.url}${prefix}/journey.${format}`);
  return { answer, text: await answer.text() };
};
const places = [
  [9.191234, 45.464217],
  [9.2, 44.4],
  [139.69, 35.68],
];

describe.each(formats)("the journey as %s", (format) => {
  it("is read by another program: every stop by its name, and the line through all of them", async () => {
    const { points, lines } = readByGpsbabel(format, (await get(format)).text);
    expect(points.slice(0, 3).map(({ at, name }) => [at, name])).toEqual([
      [places[0], "1. Milano"],
      [places[1], "2. Camogli"],
      [places[2], "3. Tokyo"],
    ]);
    expect(points[0]?.description).toContain(format === "kml" ? "Pioveva &#38; basta." : "Pioveva & basta.");
    expect(lines).toEqual([places]);
  });

  it.each(languages)(
    "has words and links in %s, and the map's page of that language leads to it",
    async (language) => {
      const prefix = prefixOf(language);
      const { text: words } = wordsIn(language, "Capi");
      const { text, answer } = await get(format, running, prefix);
      expect(answer.headers.get("cache-control")).toContain("public");
      if (format !== "geojson") expect(schemaComplaints(format, text)).toBe("");
      const { title, description, route } = words.journeyFiles.inside;
      const readable = text.replaceAll("&#39;", "'");
      for (const said of format === "geojson" ? [route] : [title, description, route])
        expect(readable).toContain(said);
      expect(readByGpsbabel(format, text).points[0]?.name).toBe("1. Milano");
      expect(text).toContain(`${origin}${prefix}/map/${milan.id}`);
      const page = await (await fetch(`${running.url}${prefix}/map`)).text();
      const name = words.journeyFiles.files[format];
      expect(page).toContain(`href="${prefix}/journey.${format}" download="">${name}</a>`);
    },
  );

  it("leads to the stops, and gives no exact point away that is not public", async () => {
    const { text } = await get(format);
    expect(text).toContain(`${origin}/map/${milan.id}`);
    expect(text).not.toMatch(/351234|151234/);
  });

  it("is kept by the page cache until the site changes, and sent once", async () => {
    const before = await get(format);
    const etag = before.answer.headers.get("etag") ?? "";
    const again = await fetch(`${running.url}/journey.${format}`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    await world.hideStop(camogli.id);
    const hidden = await get(format);
    expect(hidden.text).not.toMatch(new RegExp(`Camogli|${camogli.id}|Sul molo`));
    expect(hidden.text).toContain("2. Tokyo");
    await world.asOwner(`PATCH /api/admin/locations/${camogli.id}/visibility`, { visible: true });
    expect((await get(format)).text).toBe(before.text);
  });
});

test("GPX and KML are what their standards say, with the day of every stop", async () => {
  const [gpx, kml] = [(await get("gpx")).text, (await get("kml")).text];
  expect(schemaComplaints("gpx", gpx)).toBe("");
  expect(schemaComplaints("kml", kml)).toBe("");
  expect(gpx).toContain("<time>2026-05-01T12:00:00Z</time>");
  expect(kml).toContain("<when>2026-05-01</when>");
});

test("GeoJSON has its types, the longitude first, and what is public of a stop", async () => {
  const { answer, text } = await get("geojson");
  expect(answer.headers.get("content-type")).toBe("application/geo+json");
  const { type, features } = JSON.parse(text) as FeatureCollection;
  expect(type).toBe("FeatureCollection");
  expect(features.map((feature) => [feature.type, feature.geometry.type])).toEqual([
    ["Feature", "LineString"],
    ...places.map(() => ["Feature", "Point"]),
  ]);
  expect(features[2]).toMatchObject({
    id: camogli.id,
    geometry: { coordinates: places[1] },
    properties: { number: 2, city: "Camogli", date: "2026-05-03", precision: "10km" },
  });
  expect(features[2]?.properties?.article).toContain(`${origin}/blog/`);
});

test("over the Pacific the line of GeoJSON ends at the edge of the map, and GPX knows no 180th degree", async () => {
  const away = await world.stop({
    latitude: "-18.1",
    longitude: "180.0",
    city: "Taveuni",
    date: "2026-07-01",
  });
  const far = await world.stop({
    latitude: "21.3",
    longitude: "-157.9",
    city: "Honolulu",
    date: "2026-07-02",
  });
  const { features } = JSON.parse((await get("geojson")).text) as FeatureCollection;
  expect(features[0]?.geometry).toMatchObject({
    type: "MultiLineString",
    coordinates: [
      [...places, [180, -18.1], [180, -18.1]],
      [
        [-180, -18.1],
        [-157.9, 21.3],
      ],
    ],
  });
  const gpx = (await get("gpx")).text;
  expect(schemaComplaints("gpx", gpx)).toBe("");
  expect(gpx).toContain('lon="-180"');
  for (const { id } of [away, far]) await world.hideStop(id);
});

test("a stop whose article is hidden says nothing of it", async () => {
  const article = await world.article({ title: "Segreto" });
  const stop = await world.stop({
    latitude: "41.9",
    longitude: "12.5",
    city: "Roma",
    blogPostId: article.id,
  });
  expect((await get("geojson")).text).toContain(`/blog/${article.id}`);
  await world.hideArticle(article.id);
  for (const format of formats) {
    const { text } = await get(format);
    expect(text).toContain("Roma");
    expect(text).not.toContain(article.id);
  }
  await world.hideStop(stop.id);
});

test("the map offers the files, once there is something in them", async () => {
  const page = async (site: SiteInProcess) => (await fetch(`${site.url}/map`)).text();
  const offered = await page(running);
  expect(offered).toContain("Porta il viaggio con te</h2>");
  for (const format of formats) expect(offered).toContain(`href="/journey.${format}" download=""`);
  const empty = await siteInProcess();
  expect(await page(empty)).not.toMatch(/Porta il viaggio con te<|journey\.(?:gpx|kml|geojson)/);
  for (const [format, schema] of [
    ["gpx", "gpx"],
    ["kml", "kml"],
  ] as const) {
    expect(schemaComplaints(schema, (await get(format, empty)).text)).toBe("");
  }
  expect((await (await fetch(`${empty.url}/journey.geojson`)).json()) as object).toEqual({
    type: "FeatureCollection",
    features: [],
  });
  await empty.close();
});

test("without a public address the files have no links, and are cached all the same", async () => {
  const nameless = await siteInProcess();
  await placeCrowd(nameless.site, 3);
  for (const format of formats) {
    const { answer, text } = await get(format, nameless);
    expect(text).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(answer.headers.get("etag")).not.toBeNull();
    expect(readByGpsbabel(format, text).points.length).toBeGreaterThanOrEqual(3);
  }
  await nameless.close();
});

test("5,000 stops are a file that is kept like any other, and read whole", async () => {
  const long = await siteInProcess({ PUBLIC_URL: origin });
  await placeCrowd(long.site, 5000);
  for (const format of formats) {
    const { answer, text } = await get(format, long);
    expect(answer.headers.get("etag")).not.toBeNull();
    expect(text.length).toBeLessThan(4_000_000);
    const { points, lines } = readByGpsbabel(format, text);
    expect([points.length >= 5000, lines.flat().length]).toEqual([true, 5000]);
  }
  await long.close();
});
