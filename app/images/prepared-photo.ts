import type { PhotoInfo } from "~/photo-store/photo-files";
import type { FinishedFiles } from "~/photo-store/photo-store.server";

/** The reasons why a file cannot become a photo. Each reason has its sentence in `text/`. */
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

/**
 * The finished sizes of a photo, in temporary files. All are encoded from the decoded pixels, so they contain nothing
 * else of the original file.
 */
export interface EncodedPhoto extends PhotoInfo {
  /** SHA-256 of the largest file in hex. */
  digest: string;
  files: FinishedFiles;
}

/** A photo with the position and the day from its original file. Only the owner sees these two. */
export interface PreparedPhoto extends EncodedPhoto {
  /** The position in the original file. Null when it is missing or invalid. */
  position: Position | null;
  /** The day in the original file, `YYYY-MM-DD`, by the camera's clock. Null when it is missing or invalid. */
  takenOn: string | null;
}
