import type { PhotoRefusal } from "~/images/prepared-photo";

/** What may be wrong with a field, whichever it is. */
export type FieldErrorCode =
  | "missing"
  | "too-long"
  | "malformed"
  | "not-a-boolean"
  | "not-agreed"
  | "outdated"
  | "unknown"
  | "suggested"
  | "short-link"
  | "draft-gone"
  | "photo-gone"
  | "photos-wait"
  | "cannot-store"
  | PhotoRefusal;

/** One mistake in a field, and what a sentence about it has to name. Sentences are made where an answer is written. */
export interface FieldError {
  code: FieldErrorCode;
  /** "too-long": how many characters there may be. */
  max?: number;
  /** A photo's own name, as its sender calls it. */
  fileName?: string;
}

/** The mistakes of a form, by the name of the field that they belong to. */
export type FieldErrors = Record<string, FieldError[]>;
