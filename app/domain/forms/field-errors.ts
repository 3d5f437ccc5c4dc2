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

/** One mistake in a field, with the values that its sentence contains. `http/answer/field-sentences` makes the sentence. */
export interface FieldError {
  code: FieldErrorCode;
  /** "too-long": how many characters there may be; "too-many": how many of them. */
  max?: number;
  /** A photo's own name, as its sender calls it. */
  fileName?: string;
  /**
   * "other-address": the address that was typed, and the one by which the form came; origins without a final slash. "far":
   * the place that was typed, and the one around the point, or "".
   */
  wanted?: string;
  here?: string;
}

/** The mistakes of a form, by the name of the field that they belong to. */
export type FieldErrors = Record<string, FieldError[]>;
