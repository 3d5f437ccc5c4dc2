import type { BlogPost } from "~/domain/blog-posts/blog-post";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Precision } from "~/domain/locations/coordinates/precision";

/** A location of the journey. Visible locations are its stops, numbered in journey order. */
export interface Location {
  id: string;
  name: string;
  city: string;
  country: string;
  /** Decimal degrees: as typed for the owner, in the location's precision for everybody else. */
  latitude: string;
  longitude: string;
  precision: Precision;
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

/** A visible location with its published blog post; both `blogPost` and `blogPostId` are null when there is none. */
export interface LocationWithPost extends Location {
  blogPost: BlogPost | null;
  /** It had a blog post, whose story was withdrawn: there will be no other one. */
  isWithdrawn: boolean;
}

/** The position of a location in decimal degrees; null when a coordinate is missing or no number. */
export function positionOf({ latitude, longitude }: Pick<Location, "latitude" | "longitude">) {
  const position = { latitude: Number.parseFloat(latitude), longitude: Number.parseFloat(longitude) };
  return Number.isFinite(position.latitude) && Number.isFinite(position.longitude) ? position : null;
}
