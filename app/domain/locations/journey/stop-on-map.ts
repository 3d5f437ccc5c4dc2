/** A visible location with coordinates, as the drawn map shows it. */
export interface StopOnMap {
  id: string;
  city: string;
  country: string;
  /** Its number on the journey, from 1. Hidden locations do not count, stops without coordinates do. */
  number: number;
  /** These are in degrees. */
  latitude: number;
  longitude: number;
}

/** A stop with the contents of the live map's pop-up. */
export interface StopOnLiveMap extends StopOnMap {
  /** The beginning of its description. */
  note: string | null;
  /** True when it has a published blog post. */
  hasArticle: boolean;
}
