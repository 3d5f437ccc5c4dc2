import type { PublicDistance } from "~/domain/journey/public-distance";
import type { StoredPhoto } from "~/domain/photos/photo";

/** A visible location as a link to it names it. */
export interface StopLink {
  id: string;
  city: string;
}

/** The stop after that of a blog post, to read on with. */
export interface NextStop extends StopLink {
  country: string;
  /** Where to read on: its published blog post, unless that is the one that was read; null: there is its own page. */
  blogPostId: string | null;
  photo: StoredPhoto | null;
  /** How far it is; null when one of the two has no position. */
  distance: PublicDistance | null;
}

/** The stop of a blog post on the journey. */
export interface StopOfBlogPost extends StopLink {
  previous: StopLink | null;
  next: NextStop | null;
}

/** The stops before and after a stop in journey order; null at the ends. */
export interface Neighbours {
  previous: StopLink | null;
  next: StopLink | null;
}
