import { Form } from "@remix-run/react";
import { loginText as text } from "~/text/it/admin/panel";
import type { Notice } from "~/text/notice";
import { Field } from "~/components/forms/field";
import { PageNotice } from "~/components/admin/page-notice";
import { usePending } from "~/components/admin/use-pending";

interface LoginProps {
  /** The address after the login. */
  returnTo: string;
  /** The session had ended when the owner opened `returnTo`. */
  expired: boolean;
  answer?: { notice: Notice | null; errors: string[] };
}

/** The login form of the owner's pages. */
export function Login({ returnTo, expired, answer }: LoginProps) {
  const pending = usePending("/admin");
  return (
    <>
      <h1 className="page-title">{text.title}</h1>
      {expired && !answer ? <p className="page-lead">{text.expired}</p> : null}
      <PageNotice notice={answer?.notice ?? null} />
      <Form
        className="form form-sheet"
        method="post"
        action={`/admin?${new URLSearchParams({ ritorno: returnTo })}`}
        noValidate
      >
        <Field name="password" label={text.password} errors={answer?.errors}>
          {(control) => <input {...control} type="password" autoComplete="current-password" autoFocus />}
        </Field>
        <button className="button" aria-disabled={pending || undefined}>
          {pending ? text.pending : text.submit}
        </button>
      </Form>
    </>
  );
}
