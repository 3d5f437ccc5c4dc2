import type { StoredPhoto } from "~/domain/photos/photo";

/** The country that an empty form begins with. */
export const defaultCountry = "Italia";

/** The maximum length of a title, in characters. */
export const longestTitle = 200;

/** The text that replaces the title, the content and the city of a blog post when its story is withdrawn. */
export const emptiedText = "—";

/** The fields of the form of a blog post that are texts. */
export const blogPostTexts = ["title", "authorName", "city", "country", "date", "content"] as const;

/** A blog post of the diary. The first of its photos is the cover. */
export interface BlogPost {
  id: string;
  title: string;
  content: string;
  city: string;
  country: string;
  authorName: string | null;
  /** The language of the post's story, an ISO 639-1 code. Null when unknown. */
  language: string | null;
  reactions: number;
  published: boolean;
  /** The id of the post's story, as long as the story exists. Visitors always get null. */
  storyId: string | null;
  /** True when the post's story was withdrawn. The post is then empty, and hidden for good. */
  withdrawn: boolean;
  date: string;
  /** The beginning of the post's last visibility, ISO-8601 UTC. For a post that was never shown, its `createdAt`. */
  shownAt: string;
  createdAt: string;
  updatedAt: string;
  photos: StoredPhoto[];
}

/** The maximum number of photos in a blog post. */
export const maxPhotos = 10;

/** The number of blog posts on the first page of the diary. */
export const newestBlogPosts = 12;
/** The number of blog posts on each page of the full list. */
export const blogPostsPerPage = 60;

/** Returns the address of a blog post's n-th photo, counted from 1. */
export function photoPageAddress(id: string, n: number): string {
  return `/blog/${id}/foto/${n}`;
}
