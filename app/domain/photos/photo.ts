import { type PhotoFacts, type PhotoFile, photoFiles } from "~/photo-store/photo-files";
import type { Position } from "~/images/prepared-photo";

/** A photo of a story, a blog post or a stop, as its readers need it. */
export interface StoredPhoto extends PhotoFacts {
  id: string;
}

/** A photo with what only the owner may know: where and on which day it was taken, when the original said so. */
export interface OwnersPhoto extends StoredPhoto {
  position: Position | null;
  /** `YYYY-MM-DD` */
  takenOn: string | null;
}

/** What shows a photo. */
export interface PhotoUse {
  kind: "story" | "blog-post" | "location";
  id: string;
  /** The sender's name, the title or the location's name; null for a story without a name. */
  name: string | null;
}

/** The sender's own name for the photo: the part after the last underscore. */
export function photoLabel(name: string): string {
  return name.slice(name.lastIndexOf("_") + 1);
}

/** The public address of a stored photo or of one of its sizes. */
export function photoUrl(name: string): string {
  return `/uploads/${name}`;
}

/** The smallest JPEG of a photo: for old browsers, feed readers and other sites, and where one size is enough. */
export function smallestJpeg(photo: PhotoFacts): PhotoFile {
  return photoFiles(photo).findLast(({ type }) => type === "image/jpeg") as PhotoFile;
}
