import { type PhotoInfo, type PhotoFile, photoFiles } from "~/photo-store/photo-files";
import type { listPhotoUses, ownersPhoto, storedPhoto } from "./photos-queries.server";

/** A photo of a story, a blog post or a stop, as its readers see it. The owner has written its `description`. */
export type StoredPhoto = ReturnType<typeof storedPhoto>;

/** A photo with its position and its day, which only the owner sees. Each is null when the original file had none. */
export type OwnersPhoto = ReturnType<typeof ownersPhoto>;

/** A record that shows a photo: a story by the name of its sender, who may have given none. */
export type PhotoUse = Awaited<ReturnType<typeof listPhotoUses>>[number];

/** The maximum length of a photo's description, in characters. */
export const longestDescription = 120;

/** Returns the name of the form field that describes the photo with this stored name. */
export function descriptionField(name: string): string {
  return `description ${name}`;
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
  return photoFiles(photo)
    .filter(({ type }) => type === "image/jpeg")
    .pop() as PhotoFile;
}
