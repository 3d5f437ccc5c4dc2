import type { PhotoRefusal } from "~/images/prepared-photo";

/** The codes of mistakes in a field. */
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
  | "short-link"
  | "draft-gone"
  | "photo-gone"
  | "photos-wait"
  | "set-in-environment"
  | "set-in-file"
  | "other-address"
  | "private-address"
  | "before-start"
  | "wrong"
  | "too-short"
  | "common"
  | "differs"
  | "too-many"
  | "cannot-store"
  | "photos-away"
  | PhotoRefusal;

/** One mistake in a field, with the values for its sentence. `http/answer/field-sentences` writes the sentence. */
export interface FieldError {
  code: FieldErrorCode;
  /** The maximum number of characters ("too-long") or of items ("too-many"). */
  max?: number;
  /** The name of the photo's file on the sender's device. */
  fileName?: string;
  /**
   * "other-address": `wanted` is the typed address and `here` the address of this site, as origins without a final
   * slash. "far": `wanted` is the typed place, `here` the place around the point, or "".
   */
  wanted?: string;
  here?: string;
}

/** The mistakes of a form, by field name. */
export type FieldErrors = Record<string, FieldError[]>;
