import type { PhotoRefusal } from "~/images/prepared-photo";

export type FieldErrorCode =
  | "missing"
  | "too-long"
  | "malformed"
  | "not-a-boolean"
  | "not-agreed"
  | "outdated"
  | "unknown"
  | "suggested"
  | "far"
  | "stop-stays"
  | "point-stays"
  | "point-moved"
  | "short-link"
  | "draft-gone"
  | "photo-gone"
  | "photos-wait"
  | "set-in-environment"
  | "set-in-file"
  | "other-address"
  | "private-address"
  | "before-start"
  | "future"
  | "filled"
  | "wrong"
  | "too-short"
  | "common"
  | "differs"
  | "too-many"
  | "cannot-store"
  | "photos-away"
  | PhotoRefusal;

/** One mistake in a field, with the values for the sentence that `http/answer/field-sentences` writes about it. */
export interface FieldError {
  code: FieldErrorCode;
  /** The maximum number of characters ("too-long") or of items ("too-many"). */
  max?: number;
  fileName?: string;
  /** "other-address": the typed address, as an origin without a final slash. "far", "point-moved": the typed place. */
  wanted?: string;
  /** "other-address": the address of this site, as an origin. "far": the place around the point, or "" when unknown. "…-stays": the old town. */
  here?: string;
}

/** The mistakes of a form, by field name. */
export type FieldErrors = Record<string, FieldError[]>;
