import { brotliDecompressSync } from "node:zlib";
import { normalizeName } from "./normalize-name";

/** A town or village of the world. */
export interface Place {
  /** The Italian name. */
  name: string;
  /** The code of an Italian province (`LE`) or of a state of the USA (`GA`); null elsewhere. */
  province: string | null;
  countryCode: string;
  /** The point of the place in decimal degrees, as text with three decimals. */
  latitude: string;
  longitude: string;
}

/** A place that a search has found. */
export interface PlaceCandidate extends Place {
  /** How much of a name of the place the query is: the whole, its first words, or the beginning of a word. */
  match: "whole" | "words" | "beginning";
  people: number;
}

/** A collection of places, to search by name and by point. */
export type Gazetteer = ReturnType<typeof openGazetteer>;

/** Opens the gazetteer of a packed file. `readFile` returns its bytes, when they are first needed. */
export function openGazetteer(readFile: () => Uint8Array) {
  let opened: ReturnType<typeof unpack> | undefined;
  const open = () => (opened ??= unpack(readFile()));
  return {
    /** Finds at most ten places by a name, or by the beginning of one of its words. `isWhole`: only by whole names. */
    search(name: string, { isWhole = false } = {}): PlaceCandidate[] {
      const wanted = normalizeName(name);
      if (wanted === "") return [];
      const places = open().filter(({ searched }) => searched.includes(wanted));
      const parts = [`\t${wanted}\t`, `\t${wanted} `, `\t${wanted}`, ` ${wanted}`];
      const found = new Map<PackedPlace, PlaceCandidate["match"]>();
      for (const part of isWhole ? parts.slice(0, 1) : parts) {
        const match = part === parts[0] ? "whole" : part === parts[1] ? "words" : "beginning";
        const others = places.filter((place) => place.searched.includes(part) && !found.has(place));
        for (const place of others.slice(0, 10 - found.size)) found.set(place, match);
      }
      return Array.from(found, ([place, match]) => ({ ...placeOf(place), match, people: place.people }));
    },
    /** Lists at most forty places between these degrees, the largest first. `east` may exceed 180. */
    within({ west, east, south, north }: Record<"west" | "east" | "south" | "north", number>): Place[] {
      const isWithin = ({ latitude, longitude }: PackedPlace) =>
        latitude >= south && latitude <= north && (((longitude - west) % 360) + 360) % 360 <= east - west;
      return open().filter(isWithin).slice(0, 40).map(placeOf);
    },
    /** Finds the place that this point (in degrees) probably belongs to. Null when no place is within 10 km. */
    near(point: { latitude: number; longitude: number }): Place | null {
      const place = nearestPlace(open(), point);
      return place && placeOf(place);
    },
  };
}

type PackedPlace = ReturnType<typeof unpack>[number];

/** Reads a packed file (see `scripts/places/pack-places.mjs`). The largest place comes first. */
function unpack(bytes: Uint8Array) {
  const packed = JSON.parse(brotliDecompressSync(bytes).toString()) as Record<string, (string | number)[]>;
  const { names = [], areas = [], latitudes = [], longitudes = [], sizes = [] } = packed;
  const places = names.map((own, at) => {
    const all = String(own).split("\t");
    return {
      name: all[0] ?? "",
      /** All names as the search compares them. A tab on both sides of each marks its beginning and end. */
      searched: all.map((name) => `\t${normalizeName(name)}\t`).join(""),
      /** `IT-LE` in an Italian province, `US-GA` in a state of the USA, else the ISO 3166 country code. */
      area: String(areas[at]),
      latitude: Number(latitudes[at]) / 1000,
      longitude: Number(longitudes[at]) / 1000,
      people: Math.round(2 ** (Number(sizes[at]) / 10) - 1),
    };
  });
  return places.sort((one, other) => other.people - one.people);
}

function placeOf({ name, area, latitude, longitude }: PackedPlace): Place {
  const [countryCode = "", province = null] = area.split("-");
  return { name, province, countryCode, latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) };
}

/** The maximum distance of a nearby place from a point, in kilometres. */
const farthestKm = 10;
const kmPerDegree = 111.2;
/** This is added to every distance, because a place is wider than a point: a suburb would win at its own centre. */
const breadthKm = 0.8;
/** The distance from a town's centre within which a point may count as the town, in kilometres. */
const reachKm = (people: number) => 2 + 0.01 * Math.sqrt(people);

/**
 * The data have no borders, so a place claims the points within its `reachKm`. Of those that claim a point, the best is
 * near for its size: otherwise a city's monuments would belong to small suburbs. A point nobody claims has the nearest.
 */
function nearestPlace(places: PackedPlace[], point: { latitude: number; longitude: number }) {
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  let best = { place: null as PackedPlace | null, isReached: false, score: Infinity };
  for (const place of places) {
    const north = Math.abs(place.latitude - point.latitude);
    if (north * kmPerDegree > farthestKm) continue;
    const turn = Math.abs(place.longitude - point.longitude);
    const km = Math.hypot(north, Math.min(turn, 360 - turn) * narrowing) * kmPerDegree;
    const isReached = km <= reachKm(place.people);
    // The middle of a lake or a landscape says nothing of its shores.
    if (km > farthestKm || (place.people === 0 && !isReached)) continue;
    const score = isReached ? (km + breadthKm) / Math.cbrt(place.people + 1) : km;
    const isBetter = isReached === best.isReached ? score < best.score : isReached;
    if (isBetter) best = { place, isReached, score };
  }
  return best.place;
}
