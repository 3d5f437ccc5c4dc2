/** A visible location with coordinates, as the drawn map shows it. */
export interface StopOnMap {
  id: string;
  city: string;
  country: string;
  /** Its number on the journey, from 1: hidden locations do not count, those without coordinates do. */
  number: number;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** The same with the contents of the live map's pop-up. */
export interface StopOnLiveMap extends StopOnMap {
  /** The first characters of its description. */
  note: string | null;
  /** A published blog post belongs to it. */
  hasArticle: boolean;
}
