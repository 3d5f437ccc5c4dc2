/** A visible location with coordinates, as the drawn map shows it. */
export interface StopOnMap {
  id: string;
  city: string;
  country: string;
  /** The stop's number on the journey, from 1. Hidden locations have no number; stops without coordinates have one. */
  number: number;
  /** The latitude in degrees. */
  latitude: number;
  /** The longitude in degrees. */
  longitude: number;
}

/** A stop with the contents of the live map's pop-up. */
export interface StopOnLiveMap extends StopOnMap {
  /** The beginning of the location's description. */
  note: string | null;
  /** True when the location has a published blog post. */
  hasArticle: boolean;
}
