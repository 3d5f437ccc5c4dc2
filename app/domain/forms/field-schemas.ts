import * as z from "zod";
import { isDay } from "~/domain/day";
import type { FieldError, FieldErrorCode, FieldErrors } from "./field-errors";
import { visibleText } from "./visible-text";

// In a browser, before any schema is made: pages forbid code made from text, which zod otherwise tries once.
if (typeof document !== "undefined") z.config({ jitless: true });

/** The values of a form or a JSON body before validation. */
export type FieldValues = Record<string, unknown>;

/** Control characters other than line breaks and tabs; databases treat them differently. */
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

/** The options of a zod check that fails with this mistake: its code as the message, the rest as parameters. */
export const mistake = (code: FieldErrorCode, params: Omit<FieldError, "code"> = {}) => ({
  error: code,
  params,
});

/** Optional text: trimmed, line breaks as \n; empty, absent or not a string is null. `max` in characters. */
export const optionalText = (max: number, code = tooLong) =>
  text
    .refine(within(max), mistake(code, { max }))
    .transform((value) => value || null)
    .meta({ type: "string", maxLength: max });

/** Required text: trimmed, line breaks as \n. `max` in characters; `code`: what is wrong with a longer one. */
export const requiredText = (max: number, code = tooLong) =>
  text
    .refine((value) => value !== "", mistake("missing"))
    .refine(within(max), mistake(code, { max }))
    .meta({ type: "string", minLength: 1, maxLength: max });

/** The day of a form or a JSON body, `YYYY-MM-DD`; empty or absent is null. */
export const optionalDay = z
  .preprocess((value) => (typeof value === "string" ? value.trim() : ""), z.string())
  .refine((value) => value === "" || isDay(value), mistake("malformed"))
  .transform((value) => value || null)
  .meta({ type: "string", format: "date" });

/** The mistakes of a failed parse, by field. The messages of the schema's checks are codes. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const params = "params" in issue ? (issue.params as Omit<FieldError, "code">) : {};
    (errors[String(issue.path[0])] ??= []).push({ code: issue.message as FieldErrorCode, ...params });
  }
  return errors;
}
