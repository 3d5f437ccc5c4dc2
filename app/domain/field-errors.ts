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
  | "short-link"
  | "draft-gone"
  | "photo-gone"
  | "photos-wait"
  | "set-in-environment"
  | "set-in-file"
  | "other-address"
  | "wrong"
  | "too-short"
  | "common"
  | "differs"
  | "cannot-store"
  | PhotoRefusal;

/** One mistake in a field, and what a sentence about it has to name. Sentences are made where an answer is written. */
export interface FieldError {
  code: FieldErrorCode;
  /** "too-long": how many characters there may be. */
  max?: number;
  /** A photo's own name, as its sender calls it. */
  fileName?: string;
  /** "other-address": the address that was typed, and the one by which the form came; origins without a final slash. */
  wanted?: string;
  here?: string;
}

/** The mistakes of a form, by the name of the field that they belong to. */
export type FieldErrors = Record<string, FieldError[]>;
