import type { FieldErrors } from "~/domain/field-errors";
import { isShortLink, readPlace } from "./read-place";

/** The location form's texts, as far as they say where the stop is. */
type Fields = Record<string, string>;

/** The form with its coordinates filled from what was pasted, when both are still empty. */
export function withPastedPlace(fields: Fields): Fields {
  return isUnplaced(fields) ? { ...fields, ...readPlace(fields.place ?? "") } : fields;
}

/** The mistake in a pasted text that says no place; only where the place depends on it, or `asked` for. */
export function unreadablePlace(fields: Fields, asked = false): FieldErrors {
  const { place = "" } = fields;
  if (!asked && (place.trim() === "" || !isUnplaced(fields))) return {};
  return { place: [{ code: isShortLink(place) ? "short-link" : "malformed" }] };
}

function isUnplaced({ latitude = "", longitude = "" }: Fields): boolean {
  return (latitude + longitude).trim() === "";
}
