import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import { isShortLink, parseCoordinates } from "./parse-coordinates";

/** The texts of the location form. The field `pasted` can have coordinates or a map link. */
type Fields = Record<string, string>;

/** Returns the form's texts. When latitude and longitude are both empty, they are filled from the pasted text. */
export function withPastedCoordinates(fields: Fields): Fields {
  return hasNoCoordinates(fields) ? { ...fields, ...parseCoordinates(fields.pasted ?? "") } : fields;
}

/**
 * Returns the error of a pasted text without coordinates. If the owner typed a latitude or longitude, the pasted text
 * does not count, unless it is `required`.
 */
export function pastedCoordinatesErrors(fields: FieldValues, required = false): FieldErrors {
  const pasted = String(fields.pasted ?? "");
  if (!required && (pasted.trim() === "" || !hasNoCoordinates(fields))) return {};
  return { pasted: [{ code: isShortLink(pasted) ? "short-link" : "malformed" }] };
}

function hasNoCoordinates({ latitude = "", longitude = "" }: FieldValues): boolean {
  return `${latitude}${longitude}`.trim() === "";
}
