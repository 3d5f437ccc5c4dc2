import { beforeAll, expect, it } from "vitest";
import { type Gazetteer, openGazetteer } from "~/gazetteer/gazetteer.server";
import { packedPlaces } from "../../../scripts/places/pack-places.mjs";
import { type PlaceClues, findPlacesByName, resolvePlace } from "./find-places.server";

let gazetteer: Gazetteer;
beforeAll(() => {
  gazetteer = openGazetteer(packedPlaces);
});

const nothing = { name: "", language: "it", country: "", position: null };
const venice = { latitude: 45.438333, longitude: 12.327778 };
const resolve = (clues: Partial<PlaceClues>) => resolvePlace({ gazetteer }, { ...nothing, ...clues });
const label = (place: { name: string; province: string | null; countryCode: string } | null) =>
  place && `${place.name} ${place.province ?? place.countryCode}`;
const labels = (towns: Parameters<typeof label>[0][]) => towns.map(label);

it.each([
  ["New York", "New York NY"],
  ["Köln", "Colonia DE"],
  ["münchen", "Monaco di Baviera DE"],
  ["Lione", "Lione FR"],
  ["Lyon", "Lione FR"],
  ["Barcellona", "Barcellona ES"],
  ["Nice", "Nizza FR"],
  ["Porto", "Porto PT"],
  ["Lugano", "Lugano CH"],
  ["Camogli", "Camogli GE"],
])("%s is %s, and no question is asked", (name, place) => {
  expect(label(resolve({ name }).clear)).toBe(place);
});

it("of several towns one is meant without a question when it is twenty times larger than the others", () => {
  const { towns, clear } = resolve({ name: "Paris" });
  expect(labels(towns)).toEqual(["Parigi FR", "Paris TX"]);
  expect(label(clear)).toBe("Parigi FR");
  const alike = resolve({ name: "Salamanca" });
  expect(labels(alike.towns)).toEqual(["Salamanca MX", "Salamanca ES"]);
  expect(alike.clear).toBeNull();
});

it("Castro is a choice, the Italian ones first when the story was told in Italian", () => {
  expect(labels(resolve({ name: "Castro" }).towns)).toEqual([
    "Castro LE",
    "Castro BG",
    "Castro BR",
    "Castro CL",
  ]);
  const spanish = resolve({ name: "Castro", language: "es" });
  expect(labels(spanish.towns)).toEqual(["Castro BR", "Castro CL", "Castro LE", "Castro BG"]);
  expect([resolve({ name: "Castro" }).clear, spanish.clear]).toEqual([null, null]);
});

it("a country that was written leaves only its own towns", () => {
  const chile = resolve({ name: "Castro", country: "Cile" });
  expect(labels(chile.towns)).toEqual(["Castro CL"]);
  expect(label(chile.clear)).toBe("Castro CL");
  const japan = resolve({ name: "Camogli", country: "Japan" });
  expect([labels(japan.towns), japan.clear]).toEqual([["Camogli GE"], null]);
});

it.each(["Corte", "Grado", "Camogli"])("%s told in French is a choice", (name) => {
  const { towns, clear } = resolve({ name, language: "fr" });
  expect(towns[0]).toMatchObject({ name, countryCode: "IT" });
  expect(clear).toBeNull();
});

it("a photo says which of several towns is meant, and confirms an Italian one in any language", () => {
  const salento = { latitude: 40.01, longitude: 18.42 };
  expect(label(resolve({ name: "Castro", position: salento }).clear)).toBe("Castro LE");
  expect(label(resolve({ name: "Castro", language: "de", position: salento }).clear)).toBe("Castro LE");
});

it("a photo from Venice does not say where Barcelona is", () => {
  const { clear, isFar, ofPhoto } = resolve({ name: "Barcellona", position: venice });
  expect([clear, isFar, label(ofPhoto)]).toEqual([null, true, "Venezia VE"]);
  const near = resolve({ name: "Mestre", position: venice });
  expect([near.isFar, near.clear?.countryCode]).toEqual([false, "IT"]);
});

it("without a town the photo says where it was; without anything nobody knows", () => {
  expect(label(resolve({ position: venice }).clear)).toBe("Venezia VE");
  expect(resolve({})).toEqual({ towns: [], clear: null, ofPhoto: null, isFar: false });
});

it("the search of the location form has the towns of the country first", () => {
  const search = (country: string) => labels(findPlacesByName({ gazetteer }, "Castro", country)).slice(0, 4);
  expect(search("Italia")).toEqual(["Castro LE", "Castro BG", "Castro BR", "Castro CL"]);
  expect(search("Cile")[0]).toBe("Castro CL");
  expect(search("Francia")[0]).toBe("Castro BR");
});
