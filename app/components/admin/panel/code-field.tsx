import { Field } from "~/components/forms/field";
import { loginText as text } from "~/text/it/admin/panel";

interface CodeFieldProps {
  name: string;
  hint: string;
  errors?: string[];
  /** True when the field is the first thing to do on the page. */
  first?: boolean;
}

/** The field for a code of the second factor. Phones offer the code of an app or a password manager above it. */
export function CodeField({ name, errors, hint, first }: CodeFieldProps) {
  return (
    <Field name={name} label={text.code} hint={hint} errors={errors}>
      {(control) => (
        <input
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus={first}
        />
      )}
    </Field>
  );
}
