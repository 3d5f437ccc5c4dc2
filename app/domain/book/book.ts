import type { BlogPost } from "~/domain/blog-posts/blog-post";

export const bookPhotos = ["three", "cover"] as const;
export const bookFormats = ["a5", "a4"] as const;
export const longestBookTitle = 80;
export const longestDedication = 500;

/** The maximum number of blog posts in one book. A longer diary is printed year by year. */
export const maxBookPosts = 300;

/** The owner's choices for the printed book of the journey. */
export interface Book {
  /** Null: the title that the book's language has. */
  title: string | null;
  dedication: string | null;
  photos: (typeof bookPhotos)[number];
  format: (typeof bookFormats)[number];
  /** The language of the book's own words. Blog posts stay in theirs. */
  language: string;
  /** The ids of the published blog posts that are not in the book. */
  leftOut: string[];
  /** True while readers can leaf through the book, and print it. */
  open: boolean;
}

/** A published blog post on the owner's page of the book. */
export interface BookEntry extends Pick<BlogPost, "id" | "title" | "city" | "date"> {
  inBook: boolean;
}

/** A blog post of the book, with its number on the journey. */
export type BookPost = BlogPost & { stop: number | null };
