import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import type { Position } from "~/images/prepared-photo";
import type { findVisibleLocation } from "./journey/visible-locations-queries.server";
import type { withPhoto } from "./locations-queries.server";

/** The texts of the form. `filledPlace`: the place that filled in the fields; `photoCoordinates`: a photo's point. */
export const locationTexts = [
  ...(["name", "city", "country", "date", "latitude", "longitude", "pasted", "photoCoordinates"] as const),
  ...(["description", "blogPostId", "placeSearch", "place", "filledPlace"] as const),
];

/** A location. The visible ones are the journey's stops. The owner gets typed points, visitors in `precision`. */
export type Location = Awaited<ReturnType<typeof withPhoto>>[number];

/** A visible location with its published blog post. Without a published post, `blogPost` and `blogPostId` are null. */
export type LocationWithPost = NonNullable<Awaited<ReturnType<typeof findVisibleLocation>>>;

/** The number of stops on one page of 'Tutte le Tappe'. */
export const stopsPerPage = 60;

/** Returns the page of 'Tutte le Tappe' that contains the stop with this number. */
export function pageOfStop(number: number): number {
  return Math.ceil(number / stopsPerPage);
}

/** Returns a position in decimal degrees. Null when a coordinate is missing or is no number. */
export function positionOf({ latitude = "", longitude = "" }: Partial<Coordinates>): Position | null {
  const position = { latitude: Number.parseFloat(latitude), longitude: Number.parseFloat(longitude) };
  return Number.isFinite(position.latitude) && Number.isFinite(position.longitude) ? position : null;
}
