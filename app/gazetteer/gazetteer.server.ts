import { type PackedPlaces, readPackedPlaces } from "./read-packed-places.server";
import { type Match, placeSearch } from "./search-places.server";

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
  /** How much of a name of the place the query is. */
  match: Match;
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
      const { places, search } = open();
      return search(name, isWhole).map(([place, match]) => ({
        ...placeAt(places, place),
        match,
        people: Math.round(places.people[place] ?? 0),
      }));
    },
    /** Lists at most forty places between these degrees, the largest first. `east` may exceed 180. */
    within(bounds: Record<"west" | "east" | "south" | "north", number>): Place[] {
      const { places } = open();
      return largestWithin(places, bounds).map((place) => placeAt(places, place));
    },
    /** Finds the place that this point (in degrees) probably belongs to. Null when no place is within 10 km. */
    near(point: { latitude: number; longitude: number }): Place | null {
      const { places } = open();
      const place = nearestPlace(places, point);
      return place === null ? null : placeAt(places, place);
    },
  };
}

function unpack(bytes: Uint8Array) {
  const places = readPackedPlaces(bytes);
  return { places, search: placeSearch(places) };
}

function placeAt({ names, area, latitudes, longitudes }: PackedPlaces, place: number): Place {
  const [countryCode = "", province = null] = area(place).split("-");
  return {
    name: names(place)[0] ?? "",
    province,
    countryCode,
    latitude: (latitudes[place] ?? 0).toFixed(3),
    longitude: (longitudes[place] ?? 0).toFixed(3),
  };
}

function largestWithin(
  { count, latitudes, longitudes, people }: PackedPlaces,
  { west, east, south, north }: Parameters<Gazetteer["within"]>[0],
): number[] {
  const found: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const latitude = latitudes[place] ?? 0;
    if (latitude < south || latitude > north) continue;
    const across = ((((longitudes[place] ?? 0) - west) % 360) + 360) % 360;
    if (across <= east - west) found.push(place);
  }
  return found.sort((one, other) => (people[other] ?? 0) - (people[one] ?? 0)).slice(0, 40);
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
function nearestPlace(
  { count, latitudes, longitudes, people }: PackedPlaces,
  { latitude, longitude }: { latitude: number; longitude: number },
): number | null {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const kmTo = (place: number) => {
    const turn = Math.abs((longitudes[place] ?? 0) - longitude);
    const east = Math.min(turn, 360 - turn) * narrowing;
    return Math.hypot((latitudes[place] ?? 0) - latitude, east) * kmPerDegree;
  };
  let best = { place: -1, isReached: false, score: Infinity };
  for (let place = 0; place < count; place += 1) {
    if (Math.abs((latitudes[place] ?? 0) - latitude) * kmPerDegree > farthestKm) continue;
    const km = kmTo(place);
    if (km > farthestKm) continue;
    const inhabitants = people[place] ?? 0;
    const isReached = km <= reachKm(inhabitants);
    // The middle of a lake or a landscape says nothing of its shores.
    if (inhabitants < 1 && !isReached) continue;
    const score = isReached ? (km + breadthKm) / Math.cbrt(inhabitants + 1) : km;
    const isBetter = isReached === best.isReached ? score < best.score : isReached;
    if (isBetter) best = { place, isReached, score };
  }
  return best.place < 0 ? null : best.place;
}
