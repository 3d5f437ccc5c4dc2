import * as z from "zod";
import { isDay } from "./day";
import type { FieldError, FieldErrorCode, FieldErrors } from "./field-errors";

/** What a form or a JSON body carries, before anything is known about it. */
export type FieldValues = Record<string, unknown>;

/** Control characters, which no keyboard types and no database agrees about; line breaks and tabs stay. */
const control = /[^\P{Cc}\n\t]/gu;
const text = z.preprocess(
  (value) =>
    typeof value === "string" ? value.replaceAll(/\r\n?/g, "\n").replaceAll(control, "").trim() : "",
  z.string(),
);
const within = (max: number) => (value: string) => Array.from(value).length <= max;

const tooLong = "too-long" as FieldErrorCode;

/** A mistake as zod carries it: its code as the message, the rest as parameters. */
export const mistake = (code: FieldErrorCode, params: Omit<FieldError, "code"> = {}) => ({
  error: code,
  params,
});

/** Optional text: trimmed, line breaks as \n; empty, absent or no text at all is null. `max` in characters. */
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

/** The mistakes of a failed parse by field; every schema of ours says a code where zod has room for a message. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const params = "params" in issue ? (issue.params as Omit<FieldError, "code">) : {};
    (errors[String(issue.path[0])] ??= []).push({ code: issue.message as FieldErrorCode, ...params });
  }
  return errors;
}
