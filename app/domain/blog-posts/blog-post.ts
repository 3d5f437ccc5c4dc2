import type { FieldErrors } from "~/domain/forms/field-errors";
import type { StoredPhoto } from "~/domain/photos/photo";

/** The country in an empty form. */
export const defaultCountry = "Italia";

/** The maximum length of a title, in characters. */
export const longestTitle = 200;

/** What stands in the place of each required text of a blog post whose story was withdrawn. */
export const emptiedText = "—";

/** A blog post of the diary; the first of its photos is the cover. */
export interface BlogPost {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  authorName: string | null;
  /** Of the story that it was made of, an ISO 639-1 code; null when nobody knows. */
  language: string | null;
  reactions: number;
  published: boolean;
  /** The story that it was made of, while that is there; null for visitors. */
  storyId: string | null;
  /** The story that it was made of was withdrawn: it is empty, and hidden for good. */
  withdrawn: boolean;
  /** The day on which it happened, `YYYY-MM-DD`. */
  date: string;
  /** Since when visitors see it, ISO-8601 UTC; of a hidden one, since when they saw it last, else `createdAt`. */
  shownAt: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  updatedAt: string;
  photos: StoredPhoto[];
}

/** How many photos a blog post may have. */
export const maxPhotos = 10;

/** The mistake in a form with more. */
export const tooManyPhotos: FieldErrors = { photo: [{ code: "too-many", max: maxPhotos }] };

/** How many blog posts the diary shows at first, and on each page of the full list. */
export const newestBlogPosts = 12;
export const blogPostsPerPage = 60;

/** The address of a blog post's n-th photo, counted from 1. */
export function photoPageAddress(id: string, n: number): string {
  return `/blog/${id}/foto/${n}`;
}
