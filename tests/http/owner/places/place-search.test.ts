import { afterEach, beforeEach, expect, test } from "vitest";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { textOf, valueOf } from "../../../support/pages/form-html";
import type { Owner } from "../../../support/owner";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegUpload } from "../../../support/test-photos";

const path = "/admin/nuova-location";
let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const typed = { name: "La piazza", description: "Sul muretto." };
const filled = (html: string) =>
  ["city", "country", "latitude", "longitude"].map((name) => valueOf(html, name));
const lecce = ["Lecce", "Italia", "40.355", "18.172"];
/** Returns the values of the offered places, in order. */
const offered = (html: string) =>
  [...html.matchAll(/<input[^>]*name="place"[^>]*value="([^"]*)"/g)].map(([, value = ""]) => value);

test("a town is found by its name, which fills country and coordinates and keeps the rest, the photo too", async () => {
  const photo = await jpegUpload("piazza.jpg");
  const answer = await owner.send(path, {
    ...typed,
    city: "lecce",
    country: "",
    photo,
    intent: "find-place",
  });
  const html = await textOf(answer);
  expect(answer.status).toBe(200);
  expect(html).toContain("Lecce (LE), Italia: paese e coordinate sono compilati.");
  expect(filled(html)).toEqual(lecce);
  expect([valueOf(html, "name"), valueOf(html, "description")]).toEqual(["La piazza", "Sul muretto."]);
  expect(valueOf(html, "draft")).not.toBe("");
  expect(offered(html)).toContain("40.355|18.172|Lecce|Italia");
  expect(html).toContain("Lecce nei Marsi (AQ), Italia");
  expect(await listLocations(running.site)).toEqual([]);
});

test("of several places with the same name none is taken for the owner", async () => {
  const html = await textOf(
    await owner.send(path, { ...typed, city: "Castro", country: "Italia", intent: "find-place" }),
  );
  expect(html).toContain("Quale «Castro»?");
  expect(html).toContain("Castro (LE), Italia");
  expect(html).toContain("Castro (BG), Italia");
  expect(filled(html)).toEqual(["Castro", "Italia", "", ""]);
  const [value = ""] = offered(html).filter((place) => place.endsWith("|Castro|Italia"));
  const fields = { ...typed, city: "Castro", country: "", placeSearch: "Castro", place: value };

  const used = await textOf(await owner.send(path, { ...fields, intent: "use-place" }));
  expect(filled(used)).toEqual(["Castro", "Italia", ...value.split("|").slice(0, 2)]);
  expect(offered(used)).toEqual(offered(html));
  const none = await owner.send(path, { ...fields, place: "", intent: "use-place" });
  expect(none.status).toBe(400);
  expect(await textOf(none)).toContain("Scegli prima uno dei luoghi.");

  expect((await owner.send(path, { ...fields, latitude: "", longitude: "" })).status).toBe(302);
  const [latitude, longitude] = value.split("|");
  expect(await listLocations(running.site)).toMatchObject([
    { city: "Castro", country: "Italia", latitude, longitude },
  ]);
});

test.each([
  ["Москва", ["Mosca", "Russia"]],
  ["Washington D.C.", ["Washington", "Stati Uniti"]],
  ["Isola d'Elba", ["Isola d'Elba", "Italia"]],
  ["Bolzano/Bozen", ["Bolzano", "Italia"]],
  ["Stazione di Bologna", ["Bologna", "Italia"]],
])("«%s» is found as it is written", async (city, place) => {
  const html = await textOf(
    await owner.send(path, { ...typed, city, country: "Italia", intent: "find-place" }),
  );
  expect(filled(html).slice(0, 2)).toEqual(place);
});

test("another choice replaces the place that was filled in, but not coordinates that were changed", async () => {
  const place = "41.936|13.688|Lecce nei Marsi|Italia";
  const [city, country, latitude, longitude] = lecce as [string, string, string, string];
  const form = {
    ...typed,
    city,
    country,
    latitude,
    longitude,
    place,
    filledPlace: "40.355|18.172|Lecce|Italia",
  };
  expect((await owner.send(path, form)).status).toBe(302);
  expect((await owner.send(path, { ...form, latitude: "40.35" })).status).toBe(302);
  const [changed, replaced] = await listLocations(running.site);
  expect(replaced).toMatchObject({ city: "Lecce nei Marsi", latitude: "41.936", longitude: "13.688" });
  expect(changed).toMatchObject({ city: "Lecce", latitude: "40.35", longitude: "18.172" });
});

test.each([
  ["Qwxyz", "Non conosco nessun luogo con questo nome"],
  [" ", "Città obbligatoria"],
])("a place that does not exist is said at its field: «%s»", async (city, sentence) => {
  const answer = await owner.send(path, {
    ...typed,
    city,
    country: "Italia",
    latitude: "44.1",
    intent: "find-place",
  });
  const html = await textOf(answer);
  expect(answer.status).toBe(400);
  expect(html).toContain(sentence);
  expect([valueOf(html, "name"), valueOf(html, "latitude")]).toEqual(["La piazza", "44.1"]);
  expect(offered(html)).toEqual([]);
});

test("coordinates suggest the city and country of a form that has none", async () => {
  const photo = await jpegUpload("lecce.jpg", { position: { latitude: 40.3515, longitude: 18.175 } });
  const found = await textOf(
    await owner.send(path, { ...typed, city: "", country: "", photo, intent: "gps" }),
  );
  expect(filled(found)).toEqual(["Lecce", "Italia", "40.351500", "18.175000"]);
  expect(found).toContain("È il luogo più vicino alle coordinate: correggilo, se è un altro.");
  const abroad = { ...typed, city: "", country: "Italia", pasted: "48.8584, 2.2945", intent: "paste" };
  expect(filled(await textOf(await owner.send(path, abroad)))).toEqual([
    "Parigi",
    "Francia",
    "48.8584",
    "2.2945",
  ]);
});

test("what is there already, or too far from any place, is not suggested", async () => {
  const own = { ...typed, city: "Il mio posto", country: "", pasted: "48.8584, 2.2945", intent: "paste" };
  const html = await textOf(await owner.send(path, own));
  expect(filled(html)).toEqual(["Il mio posto", "", "48.8584", "2.2945"]);
  expect(html).not.toContain("È il luogo più vicino");
  const sea = await textOf(await owner.send(path, { ...own, city: "", pasted: "40.0, 6.0" }));
  expect(filled(sea)).toEqual(["", "", "40.0", "6.0"]);
});

test("a form without a city comes back with the suggestion, to be looked at before it is stored", async () => {
  const answer = await owner.send(path, {
    ...typed,
    city: "",
    country: "",
    latitude: "40.3515",
    longitude: "18.1750",
  });
  const html = await textOf(answer);
  expect(answer.status).toBe(400);
  expect(filled(html)).toEqual(["Lecce", "Italia", "40.3515", "18.1750"]);
  expect(html).toContain("Mancava: ho scritto il luogo più vicino alle coordinate.");
  expect(html).not.toContain("Paese obbligatorio");
  expect(await listLocations(running.site)).toEqual([]);
});

test("the precision is chosen in the form, and is still chosen when the form comes back", async () => {
  const form = { ...typed, city: "Lecce", country: "Italia", precision: "10km" };
  const html = await textOf(await owner.send(path, form));
  expect(html).toMatch(/name="precision"[^>]*checked=""[^>]*value="10km"/);
  await owner.send(path, { ...form, latitude: "40.3515", longitude: "18.1750" });
  expect(await listLocations(running.site)).toMatchObject([{ precision: "10km", latitude: "40.3515" }]);
  expect(await textOf(await owner.open("/admin/locations"))).toContain("entro circa 10\u00a0km");
});

test.each([
  [
    "Barcellona",
    "Italia",
    "45.438333",
    "12.327778",
    "vicino a «Venezia (VE), Italia», non a «Barcellona, Italia»",
  ],
  ["Castro", "Italia", "-42.472100", "-73.773200", "vicino a «Castro, Cile», non a «Castro, Italia»"],
  ["New York", "Italia", "40.741895", "-73.989308", "vicino a «New York (NY), Stati Uniti»"],
  ["Roma", "Italia", "40.0", "6.0", "lontano da «Roma, Italia»"],
])(
  "«%s, %s» with a point elsewhere is asked about once",
  async (city, country, latitude, longitude, asks) => {
    const photo = await jpegUpload("gita.jpg");
    const form = { ...typed, city, country, latitude, longitude };
    const answer = await owner.send(path, { ...form, photo });
    const html = await textOf(answer);
    expect(answer.status).toBe(400);
    expect(html).toContain(asks);
    expect([...filled(html), valueOf(html, "description")]).toEqual([
      city,
      country,
      latitude,
      longitude,
      "Sul muretto.",
    ]);
    expect(await listLocations(running.site)).toEqual([]);

    const [askedPlace, draft, token] = ["askedPlace", "draft", "token"].map(
      (name) => valueOf(html, name) ?? "",
    );
    const again = { ...form, askedPlace: askedPlace ?? "", draft: draft ?? "", token: token ?? "" };
    expect((await owner.send(path, { ...again, latitude: "44.0", longitude: "9.0" })).status).toBe(400);
    expect((await owner.send(path, again)).status).toBe(302);
    const [stop] = await listLocations(running.site);
    expect(stop).toMatchObject({ city, country, latitude, longitude });
    expect(stop?.photo?.name).toMatch(/_gita\.jpg$/);

    const edit = await textOf(await owner.open(`/admin/locations/${stop?.id}`));
    const stored = { ...form, askedPlace: valueOf(edit, "askedPlace") ?? "", description: "Un'altra." };
    expect((await owner.send(`/admin/locations/${stop?.id}`, stored)).status).toBe(302);
    expect((await owner.send(`/admin/locations/${stop?.id}`, { ...stored, city: "Lecce" })).status).toBe(400);
  },
);

test.each([
  ["Mestre", "Italia", "45.438333", "12.327778"],
  ["New York", "USA", "40.741895", "-73.989308"],
  ["Corte", "Francia", "42.306600", "9.150000"],
  ["Il mio posto", "Italia", "45.438333", "12.327778"],
])("«%s, %s» may be there: nothing is asked", async (city, country, latitude, longitude) => {
  const answer = await owner.send(path, { ...typed, city, country, latitude, longitude });
  expect(answer.status).toBe(302);
});
