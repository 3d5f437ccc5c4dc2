import type { Position } from "~/images/prepared-photo";

/** Latitude and longitude as the location form's fields contain them: decimal degrees as text. */
export interface Coordinates {
  latitude: string;
  longitude: string;
}

/** A photo with the position where it was taken, in decimal degrees; null when it is unknown. */
export interface PhotoWithPosition {
  position: Position | null;
}

/** A position as the form's fields contain it: six decimals, about 10 cm. */
export function coordinatesOf({ latitude, longitude }: Position): Coordinates {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}

/** Where the first of these photos was taken that says so; null when none does. */
export function positionOfPhotos(photos: PhotoWithPosition[]): Position | null {
  return photos.find(({ position }) => position)?.position ?? null;
}

/** The coordinates of the first of these photos whose position is known; null when there is none. */
export function coordinatesOfPhotos(photos: PhotoWithPosition[]): Coordinates | null {
  const position = positionOfPhotos(photos);
  return position && coordinatesOf(position);
}

/** The value of the hidden field `photoCoordinates`, which says which coordinates came from a photo. */
export function photoCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}

/**
 * Whether the coordinates in the form came from a photo (`from`: the field `photoCoordinates`) that is no longer among
 * the form's photos. False for coordinates that were typed, or changed after the photo filled them in.
 */
export function areOfRemovedPhoto(
  coordinates: Coordinates,
  from: string,
  photos: PhotoWithPosition[],
): boolean {
  if (from === "" || from !== photoCoordinates(coordinates)) return false;
  return !photos.some(({ position }) => position && photoCoordinates(coordinatesOf(position)) === from);
}
