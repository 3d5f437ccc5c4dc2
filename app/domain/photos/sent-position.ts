import type { Position } from "~/images/prepared-photo";

/** How the browser tells where a photo was taken that it made smaller; "" when the photo did not say. */
export function writePosition({ latitude, longitude }: Partial<Position>): string {
  return latitude === undefined || longitude === undefined ? "" : `${latitude},${longitude}`;
}

/** The position that a form sent along with a photo, in decimal degrees; null for none, or for nonsense. */
export function readSentPosition(text = ""): Position | null {
  const parts = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text);
  if (!parts) return null;
  const latitude = Number(parts[1]);
  const longitude = Number(parts[2]);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && !(latitude === 0 && longitude === 0) ? { latitude, longitude } : null;
}
