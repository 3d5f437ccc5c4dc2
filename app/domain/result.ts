import type { FieldErrors } from "~/domain/forms/field-errors";

export interface Done<T> {
  ok: true;
  value: T;
}

export interface Refused<Code extends string> {
  ok: false;
  code: Code;
  fieldErrors?: FieldErrors;
}

/** What a command answers: the expected outcomes are values, anything else is thrown. */
export type Result<T, Code extends string> = Done<T> | Refused<Code>;

/** The command did what was asked. */
export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}

/** The command did nothing, for an expected reason; `http/problem` turns the code into a status and a sentence. */
export function refused<Code extends string>(code: Code, fieldErrors?: FieldErrors): Refused<Code> {
  return fieldErrors ? { ok: false, code, fieldErrors } : { ok: false, code };
}
