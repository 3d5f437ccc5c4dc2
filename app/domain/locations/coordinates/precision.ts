import type { Coordinates } from "./photo-coordinates";

/** How exactly visitors are told where a location is: as typed, or on a grid of about 1 or 10 km. */
export const precisions = ["exact", "1km", "10km"] as const;

export type Precision = (typeof precisions)[number];

/** The grid's step from north to south, in degrees, and the decimals that a multiple of it has. */
const grids = { "1km": { degrees: 0.01, decimals: 2 }, "10km": { degrees: 0.1, decimals: 1 } };
/** How many times wider the step from west to east is, where the meridians have come closer: at least half of the other. */
const widenings = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * The coordinates that everybody but the owner gets, in decimal degrees with at least one decimal. Rounded ones are a
 * point of a fixed grid, whatever else is known of the location; at the poles every longitude is 0.
 */
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

/** How many decimals of a location's coordinates mean something to visitors: four when it is exact. */
export function publicDecimals(precision: Precision): number {
  return precision === "exact" ? 4 : grids[precision].decimals;
}

/** Without the minus of "-0.0". */
function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : text;
}
