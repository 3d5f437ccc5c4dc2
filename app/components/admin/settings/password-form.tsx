import { Form } from "@remix-run/react";
import type { FieldSentences } from "~/text/field-sentences";
import { passwordPageText as text } from "~/text/it/admin/settings-pages";
import { usePending } from "~/components/admin/use-pending";
import { Field } from "~/components/forms/field";

interface PasswordFormProps {
  fieldErrors: FieldSentences;
  /** The minimum length of a password, in characters. */
  shortest: number;
}

const address = "/admin/impostazioni/password";

/** The form that changes the password. A typed password is never written into the HTML. */
export function PasswordForm({ fieldErrors, shortest }: PasswordFormProps) {
  const pending = usePending(address);
  return (
    <Form className="form form-sheet" method="post" action={address} noValidate>
      <Field name="current" label={text.current} errors={fieldErrors.current}>
        {(control) => <input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <Field
        name="password"
        label={text.password}
        hint={text.passwordHint(shortest)}
        errors={fieldErrors.password}
      >
        {(control) => <input {...control} type="password" autoComplete="new-password" />}
      </Field>
      <Field name="again" label={text.again} errors={fieldErrors.again}>
        {(control) => <input {...control} type="password" autoComplete="new-password" />}
      </Field>
      <button className="button" aria-disabled={pending || undefined}>
        {pending ? text.pending : text.submit}
      </button>
    </Form>
  );
}
