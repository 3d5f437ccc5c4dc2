import type { Coordinates } from "./photo-coordinates";

/** The precision with which visitors see a location: as typed, or rounded to a grid of about 1 km or 10 km. */
export const precisions = ["exact", "1km", "10km"] as const;

export type Precision = (typeof precisions)[number];

/** For each grid, its step from north to south in degrees, and the number of decimals of its points. */
const grids = { "1km": { degrees: 0.01, decimals: 2 }, "10km": { degrees: 0.1, decimals: 1 } };
/** How much wider the step to the east may be, so that near the poles it stays half as long as that to the north. */
const widenings = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Returns the coordinates for visitors: as typed, or a point of the fixed grid. At the poles longitudes become 0. */
export function publicCoordinates({ latitude, longitude }: Coordinates, precision: Precision): Coordinates {
  const [north, east] = [Number.parseFloat(latitude), Number.parseFloat(longitude)];
  if (precision === "exact" || !Number.isFinite(north) || !Number.isFinite(east)) {
    return { latitude, longitude };
  }
  const { degrees, decimals } = grids[precision];
  const roundedNorth = Math.round(north / degrees) * degrees;
  const narrowing = Math.cos((roundedNorth * Math.PI) / 180);
  const widening = widenings.find((times) => times * narrowing >= 0.5);
  const step = widening === undefined ? Infinity : widening * degrees;
  const roundedEast = step > 180 ? 0 : Math.round(east / step) * step;
  const wrapped = Math.abs(roundedEast) > 180 ? roundedEast - 360 * Math.sign(roundedEast) : roundedEast;
  return { latitude: fixed(roundedNorth, decimals), longitude: fixed(wrapped, decimals) };
}

/** Returns the number of meaningful decimals of a location's public coordinates. Exact coordinates have four. */
export function publicDecimals(precision: Precision): number {
  return precision === "exact" ? 4 : grids[precision].decimals;
}

/** Writes a number with this many decimals, and never as "-0.0". */
function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : text;
}
