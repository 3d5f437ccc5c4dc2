import type { PhotoFacts } from "~/photo-store/photo-files";
import type { FinishedFiles } from "~/photo-store/photo-store.server";

/** Why a file cannot become a photo of the site; each has its sentence in `text/`. */
export type PhotoRefusal =
  | "empty"
  | "not-an-image"
  | "too-large"
  | "too-many-pixels"
  | "too-much-memory"
  | "too-much-work"
  | "undecodable"
  | "undecodable-heic";

/** A point in decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The finished sizes of a photo in temporary files, decoded and encoded anew: nothing of the original is in them. */
export interface EncodedPhoto extends PhotoFacts {
  /** SHA-256 of the largest file, hex. */
  digest: string;
  files: FinishedFiles;
}

/** A photo with what its original said about itself, for the owner alone. */
export interface PreparedPhoto extends EncodedPhoto {
  /** Where the original said that it was taken; null when it did not, or said nonsense. */
  position: Position | null;
  /** The day on which its camera says that it was taken, `YYYY-MM-DD`; null when it does not, or says nonsense. */
  takenOn: string | null;
}
