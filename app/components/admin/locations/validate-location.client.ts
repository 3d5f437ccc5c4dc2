import * as z from "zod";
import { mistake } from "~/domain/forms/field-schemas";
import { locationSchema } from "~/domain/locations/location-schema";
import {
  pastedCoordinatesErrors,
  withPastedCoordinates,
} from "~/domain/locations/coordinates/pasted-coordinates";
import { withChosenPlace } from "~/domain/places/chosen-place";
import { type ValidateForm, validateForm } from "~/components/admin/owner-form/validate-form.client";

/**
 * Validates the location form in the browser; like the server, it reads empty coordinates from the chosen place or from
 * what was pasted.
 */
export const validate: ValidateForm = (formData) => {
  const names = ["city", "country", "latitude", "longitude", "pasted", "place", "filledPlace"];
  const fields = Object.fromEntries(names.map((name) => [name, String(formData.get(name) ?? "")]));
  for (const [name, value] of Object.entries(withPastedCoordinates(withChosenPlace(fields))))
    formData.set(name, value);
  const [unread] = pastedCoordinatesErrors(fields).pasted ?? [];
  if (!unread) return validateForm(formData, locationSchema);
  const pasted = z.any().refine(() => false, mistake(unread.code));
  return validateForm(formData, locationSchema.extend({ pasted }));
};
