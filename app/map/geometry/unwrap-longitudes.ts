import type { GeoPoint } from "./mercator";

/** The map gets another edge than the usual one only when the journey becomes this much narrower. */
const worthwhile = 2 / 3;

/**
 * Returns the points with longitudes that do not jump at ±180. The map is cut at the widest stretch without a stop,
 * so that a journey from Tokyo to Honolulu stays together. Other journeys keep their longitudes.
 */
export function unwrapLongitudes<T extends GeoPoint>(points: T[]): T[] {
  const sorted = points.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const usual = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  let widest = { gap: 0, east: 0 };
  sorted.forEach((longitude, at) => {
    const gap = longitude - (sorted[at - 1] ?? longitude);
    if (gap > widest.gap) widest = { gap, east: longitude };
  });
  if (360 - widest.gap >= usual * worthwhile) return points;
  return points.map((point) =>
    point.longitude < widest.east ? { ...point, longitude: point.longitude + 360 } : point,
  );
}
