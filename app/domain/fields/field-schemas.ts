import * as z from "zod";
import { isDay } from "~/domain/day";
import { type Result, done, refused } from "~/domain/result";
import type { FieldError, FieldErrorCode, FieldErrors } from "./field-errors";

// In a browser, zod tries once to compile code from text, which the pages forbid. This setting prevents the try. It
// must be made before any schema exists.
if (typeof document !== "undefined") z.config({ jitless: true });

/** The values of a form or a JSON body, not yet validated. */
export type FieldValues = Record<string, unknown>;

/** Control characters other than line breaks and tabs. They are removed, because databases treat them differently. */
const control = /[^\P{Cc}\n\t]/gu;
const text = z.preprocess(
  (value) =>
    typeof value === "string"
      ? visibleText(value.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(control, "")).trim()
      : "",
  z.string(),
);
const within = (max: number) => (value: string) => Array.from(value).length <= max;

const tooLong = "too-long" as FieldErrorCode;

/** Returns the options for a zod check: the code becomes zod's message, its other values zod's parameters. */
export const failsWith = (code: FieldErrorCode, params: Omit<FieldError, "code"> = {}) => ({
  error: code,
  params,
});

/** The rules for an optional text of `max` characters, trimmed, with \n as line break. Without text it becomes null. */
export const optionalText = (max: number, code = tooLong) =>
  text
    .refine(within(max), failsWith(code, { max }))
    .transform((value) => value || null)
    .meta({ type: "string", maxLength: max });

/** The rules for a required text, as above. `code` is the mistake of a text that is too long. */
export const requiredText = (max: number, code = tooLong) =>
  text
    .refine((value) => value !== "", failsWith("missing"))
    .refine(within(max), failsWith(code, { max }))
    .meta({ type: "string", minLength: 1, maxLength: max });

/** The rules for an optional day in a form or a JSON body, `YYYY-MM-DD`. An empty or absent value becomes null. */
export const optionalDay = z
  .preprocess((value) => (typeof value === "string" ? value.trim() : ""), z.string())
  .refine((value) => value === "" || isDay(value), failsWith("malformed"))
  .transform((value) => value || null)
  .meta({ type: "string", format: "date" });

/** Returns the mistakes of a value that a schema did not accept, by field. Zod's messages are the mistakes' codes. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const params = "params" in issue ? (issue.params as Omit<FieldError, "code">) : {};
    (errors[String(issue.path[0])] ??= []).push({ code: issue.message as FieldErrorCode, ...params });
  }
  return errors;
}

/** Checks values with a schema. Refused with "invalid" and the mistakes. */
export function validated<T>(schema: z.ZodType<T>, values: unknown): Result<T, "invalid"> {
  const parsed = schema.safeParse(values);
  return parsed.success ? done(parsed.data) : refused("invalid", fieldErrorsOf(parsed.error));
}

/** Invisible characters, which can change how a line reads. Scripts and emoji need joiners, selectors and flag tags. */
const unseen =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|(?!\u034f|[\u180b-\u180f]|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const onlyUnseen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Removes invisible characters from a text. A text of nothing but invisible characters becomes empty. */
export function visibleText(text: string): string {
  return onlyUnseen.test(text) ? "" : text.replaceAll(unseen, "$1");
}
