import type { StoredPhoto } from "~/domain/photos/photo";
import { type LocationWithPost, positionOf } from "~/domain/locations/location";
import { publicDecimals } from "~/domain/locations/coordinates/precision";

/** How many stops one page of 'Tutte le Tappe' shows. */
export const stopsPerPage = 60;

/** The contents of a stop's card under the map. */
export interface StopSummary {
  id: string;
  /** On the journey, from 1. */
  number: number;
  city: string;
  country: string;
  description: string | null;
  /** '45.4642, 9.1900': four decimals, fewer when it is not exact; null without a position. */
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

/** The contents of the card of a stop with this number. */
export function stopSummary(stop: LocationWithPost, number: number): StopSummary {
  const { id, city, country, description, photo, blogPost } = stop;
  const position = positionOf(stop);
  const degrees = (value: number) => value.toFixed(publicDecimals(stop.precision));
  const coordinates = position && `${degrees(position.latitude)}, ${degrees(position.longitude)}`;
  return { id, number, city, country, description, coordinates, photo, hasArticle: blogPost !== null };
}

/** The number of the page of 'Tutte le Tappe' that contains the stop with this number. */
export function pageOfStop(number: number): number {
  return Math.ceil(number / stopsPerPage);
}
