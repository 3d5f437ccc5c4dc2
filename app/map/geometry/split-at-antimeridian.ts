import type { GeoPoint } from "./mercator";

/**
 * Splits a line into parts that do not cross the 180th meridian. Each leg takes the shorter way. A leg that crosses
 * the meridian ends there and continues at the opposite edge of the map.
 */
export function splitAtAntimeridian(line: GeoPoint[]): GeoPoint[][] {
  const parts: GeoPoint[][] = [];
  let part: GeoPoint[] = [];
  line.forEach((point, at) => {
    const from = line[at - 1] ?? point;
    const east = point.longitude - from.longitude;
    if (Math.abs(east) > 180) {
      const edge = east < 0 ? 180 : -180;
      const latitude = latitudeAt(edge, from, { ...point, longitude: point.longitude + 2 * edge });
      parts.push([...part, { latitude, longitude: edge }]);
      part = [{ latitude, longitude: -edge }];
    }
    part.push({ latitude: point.latitude, longitude: point.longitude });
  });
  return [...parts, part];
}

function latitudeAt(longitude: number, from: GeoPoint, to: GeoPoint): number {
  const share = (longitude - from.longitude) / (to.longitude - from.longitude);
  return Number((from.latitude + share * (to.latitude - from.latitude)).toFixed(6));
}
