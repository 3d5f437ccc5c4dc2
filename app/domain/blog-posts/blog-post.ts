import type { StoredPhoto } from "~/domain/photos/photo";

/** The country that forms begin with (spec §9). */
export const defaultCountry = "Italia";

/** In characters (spec §5). */
export const longestTitle = 200;

/** An article of the diary (spec §3 "Blog post"); its photos in order, the cover first. */
export interface BlogPost {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  authorName: string | null;
  reactions: number;
  published: boolean;
  /** The day on which it happened, `YYYY-MM-DD`. */
  date: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  updatedAt: string;
  photos: StoredPhoto[];
}

/** How many articles the diary shows at first, and on each page of the full list (design §3 "Articles"). */
export const newestBlogPosts = 12;
export const blogPostsPerPage = 60;

/** The address of an article's n-th photo, counted from 1. */
export function photoPageAddress(id: string, n: number): string {
  return `/blog/${id}/foto/${n}`;
}
