import { geoDistance } from "d3-geo";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { type Location, positionOf } from "~/domain/locations/location";
import type { Position } from "~/images/prepared-photo";

type Placed = Pick<Location, "latitude" | "longitude" | "precision">;

/** Returns the distance on the earth's surface between the public points of two stops. Null when one has no point. */
export function publicDistance(from: Placed, to: Placed) {
  const [start, end] = [from, to].map((place) => positionOf(publicCoordinates(place, place.precision)));
  if (!start || !end) return null;
  const precisions = [from.precision, to.precision];
  // Visitors may know a distance to a point that is rounded to 10 km only as a multiple of 10 km.
  const step = precisions.includes("10km") ? 10 : 1;
  const kilometres = Math.round(greatCircleKilometres(start, end) / step) * step;
  return { kilometres, step, exact: precisions.every((precision) => precision === "exact") };
}

/** The mean radius of the earth, in kilometres. */
const earthKilometres = 6371.0088;

/** Returns the shortest distance between two points on the earth, in kilometres. The points are in degrees. */
export const greatCircleKilometres = (from: Position, to: Position) =>
  earthKilometres * geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]);
