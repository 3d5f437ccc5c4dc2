import type { Position } from "~/images/prepared-photo";

/** Latitude and longitude as in the fields of the location form: decimal degrees as text. */
export interface Coordinates {
  latitude: string;
  longitude: string;
}

/** A photo with the position where it was taken, in decimal degrees. Null when unknown. */
export interface PhotoWithPosition {
  position: Position | null;
}

/** Returns the position in decimal degrees. Null when latitude or longitude is missing. */
export function wholePosition({ latitude, longitude }: Partial<Position>): Position | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Returns a position as text for the form's fields, with six decimals (a precision of about 10 cm). */
export function coordinatesOf({ latitude, longitude }: Position): Coordinates {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}

/** Returns the position of the first photo that has one; null when none has. */
export function positionOfPhotos(photos: PhotoWithPosition[]): Position | null {
  return photos.find(({ position }) => position)?.position ?? null;
}

/** Returns the value of the hidden field `photoCoordinates`, which remembers which coordinates came from a photo. */
export function photoCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}

/** True when the coordinates are still those that a photo gave (`from`), and the form no longer has that photo. */
export function areOfRemovedPhoto(coordinates: Coordinates, from: string, photos: PhotoWithPosition[]) {
  if (from === "" || from !== photoCoordinates(coordinates)) return false;
  return !photos.some(({ position }) => position && photoCoordinates(coordinatesOf(position)) === from);
}
