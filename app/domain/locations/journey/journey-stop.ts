import type { Precision } from "~/domain/locations/coordinates/precision";

/** A visible location with a position, for map programs. */
export interface JourneyStop {
  id: string;
  /** The stop's number on the journey, from 1. Stops without a position have numbers, too. */
  number: number;
  name: string;
  city: string;
  country: string;
  description: string | null;
  /** The day of the event, `YYYY-MM-DD`. */
  date: string;
  /** The public latitude in degrees, with at most six decimals. */
  latitude: number;
  /** The public longitude in degrees, with at most six decimals. */
  longitude: number;
  precision: Precision;
  /** The id of the location's published blog post. */
  blogPostId: string | null;
}
