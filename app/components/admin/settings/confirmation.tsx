import { Field } from "~/components/forms/field";
import { confirmationText as text } from "~/text/it/admin/settings-pages";

/** Asks for the password again, in a session that began more than 15 minutes ago. */
export function Confirmation({ errors }: { errors?: string[] }) {
  return (
    <Field name="currentPassword" label={text.label} hint={text.hint} errors={errors}>
      {(control) => <input {...control} type="password" autoComplete="current-password" />}
    </Field>
  );
}
