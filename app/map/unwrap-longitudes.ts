import type { Place } from "./mercator";

/** Only a journey that gets this much narrower is worth a map with another edge than the usual one. */
const worthwhile = 2 / 3;

/**
 * The same places with longitudes that do not jump at ±180: when the widest stretch without a stop lies elsewhere,
 * the map is cut there, so that a journey from Tokyo to Honolulu stays together. Other journeys keep theirs.
 */
export function unwrapLongitudes<T extends Place>(places: T[]): T[] {
  const sorted = places.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const usual = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  let widest = { gap: 0, east: 0 };
  sorted.forEach((longitude, at) => {
    const gap = longitude - (sorted[at - 1] ?? longitude);
    if (gap > widest.gap) widest = { gap, east: longitude };
  });
  if (360 - widest.gap >= usual * worthwhile) return places;
  return places.map((place) =>
    place.longitude < widest.east ? { ...place, longitude: place.longitude + 360 } : place,
  );
}
