import type { StoredPhoto } from "~/domain/photos/photo";
import { type LocationWithPost, positionOf } from "~/domain/locations/location";
import { publicDecimals } from "~/domain/locations/coordinates/precision";

/** The number of stops on one page of 'Tutte le Tappe'. */
export const stopsPerPage = 60;

/** The contents of a stop's card under the map. */
export interface StopSummary {
  id: string;
  /** The stop's number on the journey, from 1. */
  number: number;
  city: string;
  country: string;
  description: string | null;
  /** The public coordinates as text: '45.4642, 9.1900', or fewer decimals when rounded. Null without a position. */
  coordinates: string | null;
  photo: StoredPhoto | null;
  hasArticle: boolean;
}

/** One page of 'Tutte le Tappe', with the total number of stops and the total number of pages. */
export interface JourneyPage {
  total: number;
  page: number;
  pages: number;
  stops: StopSummary[];
}

/** Returns the contents of a stop's card. `number` is the stop's number on the journey. */
export function stopSummary(stop: LocationWithPost, number: number): StopSummary {
  const { id, city, country, description, photo, blogPost } = stop;
  const position = positionOf(stop);
  const degrees = (value: number) => value.toFixed(publicDecimals(stop.precision));
  const coordinates = position && `${degrees(position.latitude)}, ${degrees(position.longitude)}`;
  return { id, number, city, country, description, coordinates, photo, hasArticle: blogPost !== null };
}

/** Returns the page of 'Tutte le Tappe' that contains the stop with this number. */
export function pageOfStop(number: number): number {
  return Math.ceil(number / stopsPerPage);
}
