import * as z from "zod";
import { isDay } from "~/domain/day";
import type { FieldError, FieldErrorCode, FieldErrors } from "./field-errors";
import { visibleText } from "./visible-text";

// In a browser, zod tries once to compile code from text, which the pages forbid. This must run before any schema
// exists.
if (typeof document !== "undefined") z.config({ jitless: true });

/** The values of a form or a JSON body, not yet validated. */
export type FieldValues = Record<string, unknown>;

/** Control characters other than line breaks and tabs. Databases treat them differently. */
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

/**
 * Returns options for a zod check that fails with this mistake. The code becomes the message, the rest its
 * parameters.
 */
export const mistake = (code: FieldErrorCode, params: Omit<FieldError, "code"> = {}) => ({
  error: code,
  params,
});

/**
 * Optional text: trimmed, with \n as line break. Empty, absent or not a string becomes null. `max` counts characters.
 */
export const optionalText = (max: number, code = tooLong) =>
  text
    .refine(within(max), mistake(code, { max }))
    .transform((value) => value || null)
    .meta({ type: "string", maxLength: max });

/** Required text: trimmed, with \n as line break. `max` counts characters; `code` is the mistake of a longer text. */
export const requiredText = (max: number, code = tooLong) =>
  text
    .refine((value) => value !== "", mistake("missing"))
    .refine(within(max), mistake(code, { max }))
    .meta({ type: "string", minLength: 1, maxLength: max });

/** The day of a form or a JSON body, `YYYY-MM-DD`. Empty or absent becomes null. */
export const optionalDay = z
  .preprocess((value) => (typeof value === "string" ? value.trim() : ""), z.string())
  .refine((value) => value === "" || isDay(value), mistake("malformed"))
  .transform((value) => value || null)
  .meta({ type: "string", format: "date" });

/** Returns the mistakes of a failed parse, by field. The schema's messages are the codes. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const params = "params" in issue ? (issue.params as Omit<FieldError, "code">) : {};
    (errors[String(issue.path[0])] ??= []).push({ code: issue.message as FieldErrorCode, ...params });
  }
  return errors;
}
