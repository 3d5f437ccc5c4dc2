import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import { isShortLink, parseCoordinates } from "./parse-coordinates";

/** The texts of the location form. `pasted` has coordinates or a map link. */
type Fields = Record<string, string>;

/** Returns the form with latitude and longitude from the pasted text, when both are empty. */
export function withPastedCoordinates(fields: Fields): Fields {
  return hasNoCoordinates(fields) ? { ...fields, ...parseCoordinates(fields.pasted ?? "") } : fields;
}

/**
 * Returns the error of a pasted text that has no coordinates. A typed latitude or longitude counts instead of it,
 * unless `required`.
 */
export function pastedCoordinatesErrors(fields: FieldValues, required = false): FieldErrors {
  const pasted = String(fields.pasted ?? "");
  if (!required && (pasted.trim() === "" || !hasNoCoordinates(fields))) return {};
  return { pasted: [{ code: isShortLink(pasted) ? "short-link" : "malformed" }] };
}

function hasNoCoordinates({ latitude = "", longitude = "" }: FieldValues): boolean {
  return `${latitude}${longitude}`.trim() === "";
}
