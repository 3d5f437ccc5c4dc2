import type { PublicDistance } from "~/domain/journey/public-distance";
import type { StoredPhoto } from "~/domain/photos/photo";

/** The contents of a link to a stop. */
export interface StopLink {
  id: string;
  city: string;
}

/** The next stop to read after a blog post. */
export interface NextStop extends StopLink {
  country: string;
  /**
   * The id of the stop's published blog post. Null when there is none, or when the reader has just read that post: the
   * link then leads to the stop's own page.
   */
  blogPostId: string | null;
  photo: StoredPhoto | null;
  /** The distance between the blog post's stop and this one. Null when one of the two has no position. */
  distance: PublicDistance | null;
}

/** The stop of a blog post, with the stops before and after it. */
export interface StopOfBlogPost extends StopLink {
  previous: StopLink | null;
  next: NextStop | null;
}

/** The stops before and after a stop in journey order. Null where the journey begins or ends. */
export interface Neighbours {
  previous: StopLink | null;
  next: StopLink | null;
}
