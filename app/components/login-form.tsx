import { adminText } from "~/text/admin";
import { Field } from "./field";

/** The owner's door (spec §2 'Accesso Admin'); `returnTo` is where it leads. */
export function LoginForm({ returnTo, errors }: { returnTo: string; errors?: string[] }) {
  const text = adminText.login;
  return (
    <form
      className="form form-sheet"
      method="post"
      action={`/admin?index&${new URLSearchParams({ ritorno: returnTo })}`}
    >
      <Field name="password" label={text.password} errors={errors}>
        {(control) => <input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <button className="button">{text.submit}</button>
    </form>
  );
}
