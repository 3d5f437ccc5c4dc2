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

/** The result of a command: expected refusals are values, other errors are thrown. */
export type Result<T, Code extends string> = Done<T> | Refused<Code>;

/** A successful result. */
export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}

/** A refusal; `http/answer/problem` has the status and the sentence of its code. */
export function refused<Code extends string>(code: Code, fieldErrors?: FieldErrors): Refused<Code> {
  return fieldErrors ? { ok: false, code, fieldErrors } : { ok: false, code };
}

/** A result of which this refusal counts as done: the state is already the wanted one. The value is null then. */
export function orDone<T, Code extends string, Already extends Code>(
  result: Result<T, Code>,
  already: Already,
): Result<T | null, Exclude<Code, Already>> {
  if (result.ok) return result;
  return result.code === already ? done(null) : (result as Refused<Exclude<Code, Already>>);
}
