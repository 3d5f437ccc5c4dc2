import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { smallestJpeg } from "~/domain/photos/photo";
import type { Book } from "./book";

/** The number of blog posts on one page of the book on the site, and in one print of its readers. */
export const postsPerPage = 20;
export const postsPerPrint = 100;

/** The maximum number of photos of a blog post in the book. */
const photosInBook = { three: 3, cover: 1 };

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
