import type { BlogPost } from "~/domain/blog-posts/blog-post";

/** The owner's choices for the printed book of the journey. */
export interface Book {
  /** Null: the title that the book's language has. */
  title: string | null;
  dedication: string | null;
  photos: BookPhotos;
  format: BookFormat;
  /** The language of the book's own words. Blog posts stay in theirs. */
  language: string;
  /** The ids of the published blog posts that are not in the book. */
  leftOut: string[];
}

export const bookPhotos = ["three", "cover"] as const;
/** The photos of each blog post: its cover only, or up to three. */
export type BookPhotos = (typeof bookPhotos)[number];

export const bookFormats = ["a5", "a4"] as const;
export type BookFormat = (typeof bookFormats)[number];

export const longestBookTitle = 80;
export const longestDedication = 500;

/** The maximum number of blog posts in one book. A longer diary is printed year by year. */
export const maxBookPosts = 300;

/** The maximum number of photos of a blog post in the book. */
export const photosInBook: Record<BookPhotos, number> = { three: 3, cover: 1 };

/** A blog post of the book, with its number on the journey. */
export type BookPost = Pick<
  BlogPost,
  "id" | "title" | "city" | "country" | "date" | "content" | "authorName"
> &
  Pick<BlogPost, "language" | "photos"> & { stop: number | null };
