import type { Position } from "~/images/prepared-photo";

/** Writes the position of a photo that the browser has reduced, as text. "" when the photo has no position. */
export function writePosition({ latitude, longitude }: Partial<Position>): string {
  return latitude === undefined || longitude === undefined ? "" : `${latitude},${longitude}`;
}

/** Reads the position that a form sent with a photo, in decimal degrees. Null when the text is missing or invalid. */
export function readSentPosition(text = ""): Position | null {
  const parts = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text);
  if (!parts) return null;
  const [latitude, longitude] = [Number(parts[1]), Number(parts[2])];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && !(latitude === 0 && longitude === 0) ? { latitude, longitude } : null;
}
