import { type Precision, publicCoordinates } from "~/domain/locations/coordinates/precision";
import { positionOf } from "~/domain/locations/location";
import { greatCircleKilometres } from "./great-circle";

/** A location's coordinates as the owner typed them, and how exactly visitors may know them. */
interface Placed {
  latitude: string;
  longitude: string;
  precision: Precision;
}

/** How far two stops are from each other, as visitors may know it. */
export interface PublicDistance {
  /** A multiple of `step`. */
  kilometres: number;
  /** How finely it is told, in kilometres: 10 when one of the points is rounded to that. */
  step: 1 | 10;
  /** Both points are exact. */
  exact: boolean;
}

/** The distance over the earth's surface between the points that visitors get; null when one has no position. */
export function publicDistance(from: Placed, to: Placed): PublicDistance | null {
  const [start, end] = [from, to].map((place) => positionOf(publicCoordinates(place, place.precision)));
  if (!start || !end) return null;
  const precisions = [from.precision, to.precision];
  const step = precisions.includes("10km") ? 10 : 1;
  const kilometres = Math.round(greatCircleKilometres(start, end) / step) * step;
  return { kilometres, step, exact: precisions.every((precision) => precision === "exact") };
}
