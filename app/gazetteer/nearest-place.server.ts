import type { PackedPlaces } from "./read-packed-places.server";

/** Beyond this, no place is near. */
const farthestKm = 10;
const kmPerDegree = 111.2;
/** A place has no single point: this much is added to the distance from it, so that a suburb's centre is not all. */
const breadthKm = 0.8;
/** How far the places around a town can be taken for it. */
const reachKm = (people: number) => 2 + 0.01 * Math.sqrt(people);

/**
 * The place to which a point in degrees probably belongs, by its number; null when none is within 10 km. The data have
 * no borders: of the places whose reach contains the point, the one that is nearest for the cube root of its people is
 * taken, so that a city's monuments are not its suburbs'; without any, the nearest.
 */
export function nearestPlace(
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
    const score = isReached ? (km + breadthKm) / Math.cbrt(inhabitants + 1) : km;
    const isBetter = isReached === best.isReached ? score < best.score : isReached;
    if (isBetter) best = { place, isReached, score };
  }
  return best.place < 0 ? null : best.place;
}
