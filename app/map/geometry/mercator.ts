/** A point on the earth, in degrees; a longitude may go on beyond 180 (see `unwrapLongitudes`). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A point of a drawing; x grows to the right, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** As far north and south as the tiles of web maps reach. */
const lastLatitude = 85.0511;
const radians = Math.PI / 180;

/** Where a point lies on the Mercator map that the tiles use too, in degrees of the equator. */
export function project({ latitude, longitude }: GeoPoint): Point {
  const clamped = Math.min(lastLatitude, Math.max(-lastLatitude, latitude)) * radians;
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + clamped / 2)) / radians };
}

/** The point of the earth that lies there on the Mercator map. */
export function inverseProject({ x, y }: Point): GeoPoint {
  return { latitude: (2 * Math.atan(Math.exp(-y * radians)) - Math.PI / 2) / radians, longitude: x };
}
