import { z } from "zod";
import type { FieldErrors } from "./result";

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

/** Optional text: trimmed, line breaks as \n; empty, absent or no text at all is null. `max` in characters. */
export const optionalText = (max: number, tooLong: (max: number) => string) =>
  text
    .refine(within(max), tooLong(max))
    .transform((value) => value || null)
    .meta({ type: "string", maxLength: max });

/** Required text: trimmed, line breaks as \n, with its sentence when missing. `max` in characters. */
export const requiredText = (missing: string, max: number, tooLong: (max: number) => string) =>
  text
    .refine((value) => value !== "", missing)
    .refine(within(max), tooLong(max))
    .meta({ type: "string", minLength: 1, maxLength: max });

/** The sentences of a failed parse by field. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    (errors[String(path[0])] ??= []).push(message);
  }
  return errors;
}
