import type { BlogPost } from "~/domain/blog-posts/blog-post";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import type { Precision } from "~/domain/locations/coordinates/precision";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Position } from "~/images/prepared-photo";

/**
 * The fields of the form of a location that are texts. `placeSearch` is the searched name, `place` the place chosen from
 * the results, `filledPlace` the one that has filled in the fields, `photoCoordinates` the point of one of the photos.
 */
export const locationTexts = [
  ...(["name", "city", "country", "date", "latitude", "longitude", "pasted", "photoCoordinates"] as const),
  ...(["description", "blogPostId", "placeSearch", "place", "filledPlace"] as const),
];

/** A location of the journey. The visible locations are the journey's stops, numbered in journey order. */
export interface Location {
  id: string;
  name: string;
  city: string;
  country: string;
  /** The latitude in decimal degrees. The owner gets it as typed, visitors in the location's precision. */
  latitude: string;
  /** The longitude in decimal degrees, like the latitude. */
  longitude: string;
  precision: Precision;
  description: string | null;
  photo: StoredPhoto | null;
  blogPostId: string | null;
  visible: boolean;
  /** The day of the event, `YYYY-MM-DD`. */
  date: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  updatedAt: string;
}

/** A visible location with its published blog post. Without a published post, `blogPost` and `blogPostId` are null. */
export interface LocationWithPost extends Location {
  blogPost: BlogPost | null;
  /** True when the story of its blog post was withdrawn. The location then gets no other blog post. */
  isWithdrawn: boolean;
}

/** Returns a position in decimal degrees. Null when a coordinate is missing or is no number. */
export function positionOf({ latitude = "", longitude = "" }: Partial<Coordinates>): Position | null {
  const position = { latitude: Number.parseFloat(latitude), longitude: Number.parseFloat(longitude) };
  return Number.isFinite(position.latitude) && Number.isFinite(position.longitude) ? position : null;
}
