import type { Position } from "~/images/prepared-photo";

/** The mean radius of the earth, in kilometres. */
const earthKilometres = 6371.0088;

/** Returns the shortest distance between two points on the earth, in kilometres. The points are in degrees. */
export function greatCircleKilometres(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * earthKilometres * Math.asin(Math.sqrt(Math.min(1, share)));
}
