import {
  type PhotoFacts,
  type PhotoFile,
  photoFiles,
  photoIdOf,
  photoNameOf,
} from "~/photo-store/photo-files";

export { type PhotoFacts, type PhotoFile, photoFiles, photoIdOf, photoNameOf };

/** A photo of a story, an article or a stop, as its readers need it. */
export interface StoredPhoto extends PhotoFacts {
  id: string;
}

/** A photo with what only the owner may know: where and on which day it was taken, when the original said so. */
export interface OwnersPhoto extends StoredPhoto {
  position: { latitude: number; longitude: number } | null;
  /** `YYYY-MM-DD` */
  takenOn: string | null;
}

/** The sender's own name for the photo: the part after the last underscore. */
export function photoLabel(name: string): string {
  return name.slice(name.lastIndexOf("_") + 1);
}

/** The public address of a stored photo or of one of its sizes. */
export function photoUrl(name: string): string {
  return `/uploads/${name}`;
}
