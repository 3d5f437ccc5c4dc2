/** A point on the earth, in degrees. Its longitude may exceed 180 (see `unwrapLongitudes`). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A point of a drawing; x grows to the right, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** The latitude, in degrees, at which the tiles of web maps end in the north and in the south. */
const lastLatitude = 85.0511;
const radians = Math.PI / 180;

/** Projects a point to the Mercator map of the tiles, in degrees of the equator. */
export function project({ latitude, longitude }: GeoPoint): Point {
  const clamped = Math.min(lastLatitude, Math.max(-lastLatitude, latitude)) * radians;
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + clamped / 2)) / radians };
}

/** Returns the point on the earth for a point on the Mercator map. */
export function inverseProject({ x, y }: Point): GeoPoint {
  return { latitude: (2 * Math.atan(Math.exp(-y * radians)) - Math.PI / 2) / radians, longitude: x };
}
