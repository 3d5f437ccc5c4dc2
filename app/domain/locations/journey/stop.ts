import type { PublicDistance } from "~/domain/journey/public-distance";
import type { Location } from "~/domain/locations/location";
import type { Position } from "~/images/prepared-photo";

/** A visible location with coordinates in degrees, as the drawn map shows it. */
export interface StopOnMap extends Position, Pick<Location, "id" | "city" | "country"> {
  /** The stop's number on the journey, from 1. Hidden locations have no number; stops without coordinates have one. */
  number: number;
}

/** A stop with the contents of the live map's pop-up. */
export interface StopOnLiveMap extends StopOnMap {
  note: string | null;
  hasArticle: boolean;
}

/** The contents of a link to a stop. */
export type StopLink = Pick<Location, "id" | "city">;

/** The next stop to read after a blog post. */
export interface NextStop extends Pick<Location, "id" | "city" | "country" | "photo"> {
  /** The id of the stop's published blog post. Null without one, or when the reader has just read that post. */
  blogPostId: string | null;
  /** The distance between the blog post's stop and this one. Null when one of the two has no position. */
  distance: PublicDistance | null;
}

/** The stop of a blog post, with the stops before and after it. */
export interface StopOfBlogPost extends StopLink {
  previous: StopLink | null;
  next: NextStop | null;
}

/** The stops before and after a stop in journey order. Null where the journey begins or ends. */
export type Neighbours = Record<"previous" | "next", StopLink | null>;

/** The number of stops on one page of 'Tutte le Tappe'. */
export const stopsPerPage = 60;

/** The contents of a stop's card under the map. */
export interface StopSummary extends Pick<Location, "id" | "city" | "country" | "description" | "photo"> {
  number: number;
  /** The public coordinates as text: '45.4642, 9.1900', or fewer decimals when rounded. Null without a position. */
  coordinates: string | null;
  hasArticle: boolean;
}

/** One page of 'Tutte le Tappe', with the total number of stops and the total number of pages. */
export interface JourneyPage {
  total: number;
  page: number;
  pages: number;
  stops: StopSummary[];
}

/** Returns the page of 'Tutte le Tappe' that contains the stop with this number. */
export function pageOfStop(number: number): number {
  return Math.ceil(number / stopsPerPage);
}
