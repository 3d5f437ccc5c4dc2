import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import { isShortLink, parseCoordinates } from "./parse-coordinates";

/** The location form's texts; `pasted`: coordinates or a map link that the owner pasted. */
type Fields = Record<string, string>;

/** The form with latitude and longitude filled in from the pasted text when both are empty. */
export function withPastedCoordinates(fields: Fields): Fields {
  return hasNoCoordinates(fields) ? { ...fields, ...parseCoordinates(fields.pasted ?? "") } : fields;
}

/** The mistake in a pasted text without coordinates, when both fields are empty, or when it is `required` anyway. */
export function pastedCoordinatesErrors(fields: FieldValues, required = false): FieldErrors {
  const pasted = String(fields.pasted ?? "");
  if (!required && (pasted.trim() === "" || !hasNoCoordinates(fields))) return {};
  return { pasted: [{ code: isShortLink(pasted) ? "short-link" : "malformed" }] };
}

function hasNoCoordinates({ latitude = "", longitude = "" }: FieldValues): boolean {
  return `${latitude}${longitude}`.trim() === "";
}
