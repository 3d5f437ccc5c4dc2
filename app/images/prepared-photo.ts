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
  | "undecodable-heic"
  | "undecodable-apple-heic";

/** A point in decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The finished sizes of a photo, in temporary files. They contain nothing of the original file but its pixels. */
export interface EncodedPhoto extends PhotoInfo {
  /** SHA-256 of the largest file in hex. */
  digest: string;
  files: FinishedFiles;
}

/** A photo with the position and the time of its original file, if they are valid. Only the owner sees these two. */
export interface PreparedPhoto extends EncodedPhoto {
  position: Position | null;
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, by the camera's clock. */
  takenAt: string | null;
}
