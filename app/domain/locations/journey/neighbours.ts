import type { PublicDistance } from "~/domain/journey/public-distance";
import type { StoredPhoto } from "~/domain/photos/photo";

/** The contents of a link to a visible location. */
export interface StopLink {
  id: string;
  city: string;
}

/** The next stop to read after a blog post. */
export interface NextStop extends StopLink {
  country: string;
  /** Its published blog post, unless the reader comes from that one. Null links to the stop's own page. */
  blogPostId: string | null;
  photo: StoredPhoto | null;
  /** The distance to it. Null when one of the two has no position. */
  distance: PublicDistance | null;
}

/** A blog post's stop on the journey. */
export interface StopOfBlogPost extends StopLink {
  previous: StopLink | null;
  next: NextStop | null;
}

/** The stops before and after a stop in journey order. Null at the ends. */
export interface Neighbours {
  previous: StopLink | null;
  next: StopLink | null;
}
