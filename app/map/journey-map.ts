/** The centre of a map without stops, in decimal degrees: near Milan. */
export const mapCentre = { latitude: 45.4642, longitude: 9.19 };

/** Zoom levels of the live map. */
export const mapZoom = { first: 6, max: 18 };

/** The address of the live map's tiles, and the HTML that credits their makers. */
export interface Tiles {
  url: string;
  attribution: string;
}
