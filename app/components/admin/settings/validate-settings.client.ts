import { settingsChangesSchema } from "~/domain/settings/settings-schema";
import { type ValidateForm, validateForm } from "~/components/admin/owner-form/validate-form.client";

/** Validates the settings form in the browser. */
export const validate: ValidateForm = (formData) => validateForm(formData, settingsChangesSchema);
