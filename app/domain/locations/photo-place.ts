/** Coordinates as the location form's fields contain them. */
export interface Coordinates {
  latitude: string;
  longitude: string;
}

/** A photo, as far as it matters here: where it was taken, in decimal degrees. */
export interface PlacedPhoto {
  position: { latitude: number; longitude: number } | null;
}

/** A position in the form's fields: six decimals, about 10 cm. */
export function coordinatesOf({ latitude, longitude }: { latitude: number; longitude: number }): Coordinates {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}

/** The first place that these photos know, as coordinates; null when none knows one. */
export function placeOfPhotos(photos: PlacedPhoto[]): Coordinates | null {
  const position = photos.find((photo) => photo.position)?.position;
  return position ? coordinatesOf(position) : null;
}

/** The value of the hidden field `photoPlace`, which says which coordinates came from a photo. */
export function photoPlace({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}

/**
 * Whether the coordinates in the form came from a photo (`from`: the field `photoPlace`) that is no longer among the
 * form's photos. Coordinates that were typed, or changed after the photo filled them in, never are.
 */
export function isPlaceOfLostPhoto(coordinates: Coordinates, from: string, photos: PlacedPhoto[]): boolean {
  if (from === "" || from !== photoPlace(coordinates)) return false;
  return !photos.some(({ position }) => position && photoPlace(coordinatesOf(position)) === from);
}
