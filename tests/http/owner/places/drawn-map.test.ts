import { afterEach, beforeEach, expect, test } from "vitest";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { textOf, valueOf } from "../../../support/pages/form-html";
import type { Owner } from "../../../support/owner";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegUpload } from "../../../support/test-photos";

const path = "/admin/nuova-location";
const puglia = "40.35500,18.17200,5";
let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const typed = { name: "La piazza", city: "Lecce", country: "Italia", description: "Sul muretto." };
const where = (html: string) => [valueOf(html, "latitude"), valueOf(html, "longitude")];
const clicked = (x: number, y: number) => ({ "map.x": String(x), "map.y": String(y) });

test("a click on the map is nearer there, and keeps everything", async () => {
  const html = await textOf(await owner.open(path));
  expect(valueOf(html, "mapView")).toBe("42.20000,12.60000,3");
  const photo = await jpegUpload("piazza.jpg");
  const click = { ...typed, photo, mapView: "42.20000,12.60000,3", mapClick: "zoom", ...clicked(194, 141) };
  const answer = await owner.send(path, click);
  const nearer = await textOf(answer);
  expect(answer.status).toBe(200);
  expect(valueOf(nearer, "mapView")).toMatch(/^41\.0\d{4},18\.15000,4$/);
  expect(nearer).toMatch(/<input[^>]*type="radio"[^>]*value="zoom"[^>]*checked|checked[^>]*value="zoom"/);
  expect([valueOf(nearer, "name"), valueOf(nearer, "description")]).toEqual(["La piazza", "Sul muretto."]);
  expect(valueOf(nearer, "draft")).not.toBe("");
  expect(where(nearer)).toEqual(["", ""]);
  const wider = await owner.send(path, { ...typed, mapView: puglia, intent: "map-out" });
  expect(valueOf(await textOf(wider), "mapView")).toBe("40.35500,18.17200,4");
  expect(await listLocations(running.site)).toEqual([]);
});

test("a click puts the point there, from which an empty city is suggested", async () => {
  const click = { ...typed, city: "", country: "", mapView: puglia, mapClick: "put", ...clicked(120, 120) };
  const html = await textOf(await owner.send(path, click));
  expect(where(html)).toEqual(["40.355000", "18.172000"]);
  expect([valueOf(html, "city"), valueOf(html, "mapView")]).toEqual(["Lecce", puglia]);
  expect(html).toContain("view=40.35500%2C18.17200%2C5&latitude=40.355000&longitude=18.172000");
});

test.each([
  [0, 0],
  [120, 240],
  [-5, 20],
  ["x", ""],
])("a click at %s, %s is outside the map, which is said, and nothing is lost", async (x, y) => {
  const form = { ...typed, latitude: "44.1", longitude: "9.1", mapView: puglia, mapClick: "put" };
  const answer = await owner.send(path, { ...form, "map.x": String(x), "map.y": String(y) });
  const html = await textOf(answer);
  expect(answer.status).toBe(400);
  expect(html).toContain("Il clic è fuori dalla mappa");
  expect([...where(html), valueOf(html, "name")]).toEqual(["44.1", "9.1", "La piazza"]);
});

test("the map shows where the coordinates are, also when they come from elsewhere", async () => {
  const found = await owner.send(path, {
    ...typed,
    mapView: "42.20000,12.60000,3",
    city: "Londra",
    intent: "find-place",
  });
  expect(valueOf(await textOf(found), "mapView")).toMatch(/^51\.5\d+,-0\.1\d+,5$/);
});

test("the drawing is for the owner: land, names of towns, the mark", async () => {
  const address = `/admin/mappa.svg?view=${puglia}&latitude=40.355&longitude=18.172`;
  const answer = await owner.open(address);
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  const svg = await textOf(answer);
  for (const name of ["Lecce", "Brindisi", "Copertino"]) expect(svg).toContain(`>${name}</text>`);
  expect(svg).toContain('<circle class="m" cx="500" cy="500"');
  expect(svg.length).toBeLessThan(60_000);
  const stranger = await fetch(running.url + address, { redirect: "manual" });
  expect(stranger.status).toBe(302);
  expect(await stranger.text()).not.toContain("<svg");
});

test.each([
  "view=nonsense",
  "view=0.00000,179.99000,2",
  "view=90.00000,0.00000,7",
  "latitude=x&longitude=1e9",
  "",
])("a drawing is answered whatever is asked: ?%s", async (query) => {
  const answer = await owner.open(`/admin/mappa.svg?${query}`);
  expect(answer.status).toBe(200);
  expect(await textOf(answer)).not.toMatch(/NaN|Infinity|undefined/);
});
