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

/** The coordinates of the first of these photos whose position is known; null when there is none. */
export function coordinatesOfPhotos(photos: PhotoWithPosition[]): Coordinates | null {
  const position = photos.find((photo) => photo.position)?.position;
  return position ? coordinatesOf(position) : null;
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
