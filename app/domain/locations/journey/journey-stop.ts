import type { Precision } from "~/domain/locations/coordinates/precision";

/** A visible location with a position, for map programs. */
export interface JourneyStop {
  id: string;
  /** Its number on the journey, from 1. Stops without a position count, too. */
  number: number;
  name: string;
  city: string;
  country: string;
  description: string | null;
  /** The day of the event, `YYYY-MM-DD`. */
  date: string;
  /** The public coordinates in degrees, with at most six decimals. */
  latitude: number;
  longitude: number;
  precision: Precision;
  /** The id of its published blog post. */
  blogPostId: string | null;
}
