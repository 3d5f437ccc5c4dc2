import { z } from "zod";
import type { FieldErrors } from "./result";

/** What a form or a JSON body carries before anything is known about it: texts by field, a repeated one keeps all. */
export type Fields = Record<string, unknown>;

const text = z
  .union([z.string(), z.null(), z.undefined()], { error: "Scrivi un testo." })
  .transform((value) => (value ?? "").replaceAll("\r\n", "\n").trim());

/** Optional text: trimmed, line breaks as \n, empty is null. */
export const optionalText = (max: number, tooLong: string) =>
  text.refine((value) => Array.from(value).length <= max, tooLong).transform((value) => value || null);

/** Required text: trimmed, line breaks as \n, with its sentence when missing. */
export const requiredText = (missing: string, max: number, tooLong: string) =>
  text.refine((value) => value !== "", missing).refine((value) => Array.from(value).length <= max, tooLong);

/** A tick box or flag: `true`, or its text in a form. */
export const flag = z.preprocess((value) => value === true || value === "true" || value === "on", z.boolean());

/** The sentences of a failed parse by field; what belongs to no field is left out. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "");
    if (field) (errors[field] ??= []).push(message);
  }
  return errors;
}
