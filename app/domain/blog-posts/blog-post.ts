import type { FieldErrors } from "~/domain/forms/field-errors";
import type { StoredPhoto } from "~/domain/photos/photo";

/** The initial country in an empty form. */
export const defaultCountry = "Italia";

/** The maximum length of a title, in characters. */
export const longestTitle = 200;

/** The text that replaces each required text of a blog post when its story is withdrawn. */
export const emptiedText = "—";

/** A blog post of the diary; the first of its photos is the cover. */
export interface BlogPost {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  authorName: string | null;
  /** The language of its story, an ISO 639-1 code; null when unknown. */
  language: string | null;
  reactions: number;
  published: boolean;
  /** The id of its story, as long as the story exists. Null for visitors. */
  storyId: string | null;
  /** True when its story was withdrawn. The blog post is then empty, and hidden for good. */
  withdrawn: boolean;
  /** The day of the event, `YYYY-MM-DD`. */
  date: string;
  /**
   * The start of its visibility, ISO-8601 UTC. A hidden post has the start of its last visibility, else `createdAt`.
   */
  shownAt: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  updatedAt: string;
  photos: StoredPhoto[];
}

/** The maximum number of photos in a blog post. */
export const maxPhotos = 10;

/** The mistake of a form with more photos. */
export const tooManyPhotos: FieldErrors = { photo: [{ code: "too-many", max: maxPhotos }] };

/** The number of blog posts on the diary's first page, and on each page of the full list. */
export const newestBlogPosts = 12;
export const blogPostsPerPage = 60;

/** Returns the address of a blog post's n-th photo, counted from 1. */
export function photoPageAddress(id: string, n: number): string {
  return `/blog/${id}/foto/${n}`;
}
