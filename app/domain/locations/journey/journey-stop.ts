import type { Precision } from "~/domain/locations/coordinates/precision";

/** A visible location with a position, as maps of other programs get it. */
export interface JourneyStop {
  id: string;
  /** Its number on the journey, from 1: those without a position count, too. */
  number: number;
  name: string;
  city: string;
  country: string;
  description: string | null;
  /** The day on which it happened, `YYYY-MM-DD`. */
  date: string;
  /** In degrees, in the precision that visitors get; at most six decimals. */
  latitude: number;
  longitude: number;
  precision: Precision;
  /** Its published blog post. */
  blogPostId: string | null;
}
