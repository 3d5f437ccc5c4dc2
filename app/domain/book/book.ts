import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { smallestJpeg } from "~/domain/photos/photo";

export const bookPhotos = ["three", "cover"] as const;
export const bookFormats = ["a5", "a4"] as const;
export const longestBookTitle = 80;
export const longestDedication = 500;

/** The maximum number of blog posts in one book. A longer diary is printed year by year. */
export const maxBookPosts = 300;

/** The number of blog posts on one page of the book on the site, and in one print of its readers. */
export const postsPerPage = 20;
export const postsPerPrint = 100;

/** The maximum number of photos of a blog post in the book. */
export const photosInBook = { three: 3, cover: 1 };

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

/** Returns a blog post's photos in the book, each with its printed file: as wide as A4 only where that is filled. */
export function printedPhotos(
  { photos: which, format }: Pick<Book, "photos" | "format">,
  { photos }: Pick<BlogPost, "photos">,
) {
  // A JPEG, because browsers put all others into a PDF without compression.
  return photos.slice(0, photosInBook[which]).map((photo, at) => ({
    photo,
    file: format === "a4" && at === 0 ? photo.name : smallestJpeg(photo).name,
  }));
}
