import { type PhotoInfo, type PhotoFile, photoFiles } from "~/photo-store/photo-files";
import type { Position } from "~/images/prepared-photo";

/** A photo of a story, a blog post or a stop, as its readers see it. */
export interface StoredPhoto extends PhotoInfo {
  id: string;
  /** What can be seen on the photo, in the owner's words. */
  description: string | null;
}

/** The maximum length of a photo's description, in characters. */
export const longestDescription = 120;

/** Returns the name of the form field that describes the photo with this stored name. */
export function descriptionField(name: string): string {
  return `description ${name}`;
}

/** A photo with its position and its day, which only the owner sees. Each is null when the original file had none. */
export interface OwnersPhoto extends StoredPhoto {
  position: Position | null;
  /** `YYYY-MM-DD` */
  takenOn: string | null;
}

/** A record that shows a photo. */
export interface PhotoUse {
  kind: "story" | "blog-post" | "location";
  id: string;
  /** The name of the story's sender, the blog post's title or the location's name. Null for a story without a name. */
  name: string | null;
}

/** Returns the label in a photo's stored name, with its ending. It was made from the sender's file name. */
export function photoLabel(name: string): string {
  return name.slice(name.lastIndexOf("_") + 1);
}

/** Returns the public address of a stored photo or of one of its sizes. */
export function photoUrl(name: string): string {
  return `/uploads/${name}`;
}

/** Returns the smallest JPEG of a photo, for old browsers, feed readers and other sites. */
export function smallestJpeg(photo: PhotoInfo): PhotoFile {
  return photoFiles(photo).findLast(({ type }) => type === "image/jpeg") as PhotoFile;
}
