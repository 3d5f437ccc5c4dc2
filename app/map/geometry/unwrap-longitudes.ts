import type { GeoPoint } from "./mercator";

/** The map is cut elsewhere than at ±180 only when the journey's width falls below this fraction of its usual width. */
const worthwhile = 2 / 3;

/** Cuts the map at the widest stretch without a stop, so that a journey from Tokyo to Honolulu stays together. */
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
