import type { GeoPoint } from "./mercator";

/** Splits a line into parts that do not cross the 180th meridian. Each leg takes the shorter way. */
export function splitAtAntimeridian(line: GeoPoint[]): GeoPoint[][] {
  const parts: GeoPoint[][] = [];
  let part: GeoPoint[] = [];
  line.forEach((point, at) => {
    const from = line[at - 1] ?? point;
    const east = point.longitude - from.longitude;
    if (Math.abs(east) > 180) {
      const edge = east < 0 ? 180 : -180;
      const share = (edge - from.longitude) / (point.longitude + 2 * edge - from.longitude);
      const latitude = Number((from.latitude + share * (point.latitude - from.latitude)).toFixed(6));
      parts.push([...part, { latitude, longitude: edge }]);
      part = [{ latitude, longitude: -edge }];
    }
    part.push({ latitude: point.latitude, longitude: point.longitude });
  });
  return [...parts, part];
}
