import type { FieldErrors } from "~/domain/fields/field-errors";

export interface Done<T> {
  ok: true;
  value: T;
}

export interface Refused<Code extends string> {
  ok: false;
  code: Code;
  fieldErrors?: FieldErrors;
  /** The seconds until the next allowed try. */
  retryAfter?: number;
}

/** The result of a command. A refusal that callers must expect is a value. Every other error is thrown. */
export type Result<T, Code extends string> = Done<T> | Refused<Code>;

/** A successful result. */
export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}

/** Returns a refusal. `http/answer/problem` has the HTTP status and the sentence for each code. */
export function refused<Code extends string>(code: Code, fieldErrors?: FieldErrors): Refused<Code> {
  return fieldErrors ? { ok: false, code, fieldErrors } : { ok: false, code };
}

/** Turns a refusal with the code `already` into success, because the wanted state exists already. */
export function ignoreRefusal<T, Code extends string, Already extends Code>(
  result: Result<T, Code>,
  already: Already,
): Result<T | null, Exclude<Code, Already>> {
  if (result.ok) return result;
  return result.code === already ? done(null) : (result as Refused<Exclude<Code, Already>>);
}
