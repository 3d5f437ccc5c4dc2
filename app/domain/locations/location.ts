import type { BlogPost } from "~/domain/blog-posts/blog-post";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import type { Precision } from "~/domain/locations/coordinates/precision";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Position } from "~/images/prepared-photo";

/** The texts of the form. `filledPlace`: the place that filled in the fields; `photoCoordinates`: a photo's point. */
export const locationTexts = [
  ...(["name", "city", "country", "date", "latitude", "longitude", "pasted", "photoCoordinates"] as const),
  ...(["description", "blogPostId", "placeSearch", "place", "filledPlace"] as const),
];

/** A location of the journey. The visible locations are the journey's stops, numbered in journey order. */
export interface Location extends Coordinates {
  id: string;
  name: string;
  city: string;
  country: string;
  /** The owner gets the coordinates as typed, visitors in this precision. */
  precision: Precision;
  description: string | null;
  photo: StoredPhoto | null;
  blogPostId: string | null;
  visible: boolean;
  date: string;
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
