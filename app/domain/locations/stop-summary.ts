import type { StoredPhoto } from "~/domain/photos/photo";
import { type LocationWithPost, positionOf } from "./location";
import { publicDecimals } from "./precision";

/** How many stops one page of 'Tutte le Tappe' shows. */
export const stopsPerPage = 60;

/** A stop as its card under the map tells of it (spec §2 "/map"). */
export interface StopSummary {
  id: string;
  /** On the journey, from 1. */
  number: number;
  city: string;
  country: string;
  description: string | null;
  /** '45.4642, 9.1900': four decimals (spec §9), fewer when it is not exact; null without a position. */
  coordinates: string | null;
  photo: StoredPhoto | null;
  hasArticle: boolean;
}

/** One page of 'Tutte le Tappe', and how many stops and pages there are in all. */
export interface JourneyPage {
  total: number;
  page: number;
  pages: number;
  stops: StopSummary[];
}

/** What the card of a stop shows. */
export function stopSummary(stop: LocationWithPost, number: number): StopSummary {
  const { id, city, country, description, photo, blogPost } = stop;
  const position = positionOf(stop);
  const degrees = (value: number) => value.toFixed(publicDecimals(stop.precision));
  const coordinates = position && `${degrees(position.latitude)}, ${degrees(position.longitude)}`;
  return { id, number, city, country, description, coordinates, photo, hasArticle: blogPost !== null };
}

/** The page of 'Tutte le Tappe' on which the stop with this number is. */
export function pageOfStop(number: number): number {
  return Math.ceil(number / stopsPerPage);
}
