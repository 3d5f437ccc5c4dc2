import type { withPhotos } from "./blog-posts-queries.server";

/** The country that an empty form begins with. */
export const defaultCountry = "Italia";

/** The maximum length of a title, in characters. */
export const longestTitle = 200;

/** The text that replaces the title, the content and the city of a blog post when its story is withdrawn. */
export const emptiedText = "—";

/** The fields of the form of a blog post that are texts. */
export const blogPostTexts = ["title", "authorName", "city", "country", "date", "content"] as const;

/** A blog post of the diary. The first of its photos is the cover. */
export type BlogPost = Awaited<ReturnType<typeof withPhotos>>[number];

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
