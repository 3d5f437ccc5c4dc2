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

/** A place in decimal degrees, as found in a photo or sent with it. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The finished sizes of a photo in temporary files, decoded and encoded anew: nothing of the original is in them. */
export interface PreparedPhoto extends PhotoFacts {
  /** SHA-256 of the largest file, hex. */
  digest: string;
  files: FinishedFiles;
  /** Where the original said that it was taken; null when it did not, or said nonsense. */
  position: Position | null;
}
