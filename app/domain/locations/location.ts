import type { BlogPost } from "~/domain/blog-posts/blog-post";
import type { StoredPhoto } from "~/domain/photos/photo";

/** A stop of the journey (spec §3 "Location"). */
export interface Location {
  id: string;
  name: string;
  city: string;
  country: string;
  /** Decimal degrees as typed. */
  latitude: string;
  longitude: string;
  description: string | null;
  photo: StoredPhoto | null;
  blogPostId: string | null;
  visible: boolean;
  /** The day on which it happened, `YYYY-MM-DD`. */
  date: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  updatedAt: string;
}

/** A visible stop with its published article, if it has one (spec §3 "Location"); of a hidden one not even the id. */
export interface LocationWithPost extends Location {
  blogPost: BlogPost | null;
}

/** A stop's place as numbers, or null when either coordinate is missing or no number (spec §5 "Map"). */
export function placeOf({ latitude, longitude }: Pick<Location, "latitude" | "longitude">) {
  const place = { latitude: Number.parseFloat(latitude), longitude: Number.parseFloat(longitude) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}
