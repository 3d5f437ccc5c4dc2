import type { EncodedPhoto } from "~/photo-store/photo-store.server";

/** Why a file cannot become a photo of the site; each has its sentence in `text/`. */
export type PhotoRefusal =
  | "empty"
  | "not-an-image"
  | "too-large"
  | "too-many-pixels"
  | "too-much-memory"
  | "undecodable"
  | "undecodable-heic";

/** A place in decimal degrees, as found in a photo or sent with it. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A received picture after decoding and encoding anew: nothing of the original file is in it. */
export interface PreparedPhoto {
  photo: EncodedPhoto;
  /** Where the original said that it was taken; null when it did not, or said nonsense. */
  position: Position | null;
}
