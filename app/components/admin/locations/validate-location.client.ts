import * as z from "zod";
import { mistake } from "~/domain/field-texts";
import { locationSchema } from "~/domain/locations/location-schema";
import { unreadablePlace, withPastedPlace } from "~/domain/locations/pasted-place";
import { type ValidateForm, validateForm } from "~/components/admin/owner-form/validate-form.client";

/** Validates the location form in the browser; like the server, it reads empty coordinates from what was pasted. */
export const validate: ValidateForm = (formData) => {
  const names = ["latitude", "longitude", "place"];
  const fields = Object.fromEntries(names.map((name) => [name, String(formData.get(name) ?? "")]));
  for (const [name, value] of Object.entries(withPastedPlace(fields))) formData.set(name, value);
  const [unread] = unreadablePlace(fields).place ?? [];
  if (!unread) return validateForm(formData, locationSchema);
  const place = z.any().refine(() => false, mistake(unread.code));
  return validateForm(formData, locationSchema.extend({ place }));
};
