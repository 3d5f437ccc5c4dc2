import { type Precision, publicCoordinates } from "~/domain/locations/coordinates/precision";
import { positionOf } from "~/domain/locations/location";
import { greatCircleKilometres } from "./great-circle";

/** A location's coordinates as the owner typed them, and the precision in which visitors get them. */
interface Placed {
  latitude: string;
  longitude: string;
  precision: Precision;
}

/** The distance between two stops, as visitors may know it. */
export interface PublicDistance {
  /** The distance in kilometres, a multiple of `step`. */
  kilometres: number;
  /** The precision of the distance in kilometres. It is 10 when one of the two points is rounded to 10 km. */
  step: 1 | 10;
  /** True when both points are exact. */
  exact: boolean;
}

/** Returns the distance on the earth's surface between the public points of two stops. Null when one has no point. */
export function publicDistance(from: Placed, to: Placed): PublicDistance | null {
  const [start, end] = [from, to].map((place) => positionOf(publicCoordinates(place, place.precision)));
  if (!start || !end) return null;
  const precisions = [from.precision, to.precision];
  const step = precisions.includes("10km") ? 10 : 1;
  const kilometres = Math.round(greatCircleKilometres(start, end) / step) * step;
  return { kilometres, step, exact: precisions.every((precision) => precision === "exact") };
}
