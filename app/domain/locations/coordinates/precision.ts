import type { Coordinates } from "./photo-coordinates";

/** The precision of a location for visitors: as typed, or on a grid of about 1 or 10 km. */
export const precisions = ["exact", "1km", "10km"] as const;

export type Precision = (typeof precisions)[number];

/** The grid's step from north to south in degrees, and the number of decimals of its points. */
const grids = { "1km": { degrees: 0.01, decimals: 2 }, "10km": { degrees: 0.1, decimals: 1 } };
/**
 * Factors for the step from west to east, because meridians meet at the poles. The step stays at least half as long
 * as the other.
 */
const widenings = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * Returns the coordinates for visitors, in decimal degrees with at least one decimal. Rounded coordinates are always
 * a point of the same fixed grid. At the poles every longitude is 0.
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

/** Returns the number of meaningful decimals of a location's public coordinates: four when it is exact. */
export function publicDecimals(precision: Precision): number {
  return precision === "exact" ? 4 : grids[precision].decimals;
}

/** Writes a number with this many decimals, and "-0.0" without its minus. */
function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : text;
}
