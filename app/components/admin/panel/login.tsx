import { Form } from "@remix-run/react";
import { useState } from "react";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { loginText as text } from "~/text/it/admin/panel";
import type { Notice } from "~/text/notice";
import { Field } from "~/components/forms/field";
import { TypedTexts } from "~/components/admin/owner-form/unsent-form";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { usePending } from "~/components/admin/use-pending";
import { CodeField } from "./code-field";
import type { CarriedForm } from "./carried-form";

interface LoginProps {
  /** The address to which the login leads. */
  returnTo: string;
  /** The way in which the owner's last session has ended. Null when there was none. */
  over?: "timed-out" | "ended" | null;
  /** The form that was sent with an ended session. */
  carried?: CarriedForm;
  answer?: { notice?: Notice | null; errors?: string[]; codePage?: string | null };
}

/** The login form of the owner's pages. After a right password it asks for the code of the second factor. */
export function Login({ returnTo, over = null, carried, answer }: LoginProps) {
  const pending = usePending("/admin");
  const hydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  const codePage = answer?.codePage ?? null;
  const query = new URLSearchParams({ ritorno: returnTo, ...(carried?.lost && { perso: carried.lost }) });
  return (
    <>
      <h1 className="page-title">{text.title}</h1>
      {carried ? (
        <p className="page-lead">
          {text.carried} {carried.lost ? text.lost[carried.lost] : ""}
        </p>
      ) : null}
      {over && !answer ? <p className="page-lead">{text.over[over]}</p> : null}
      {answer?.notice && !pending ? <NoticeBanner notice={answer.notice} /> : null}
      <Form
        className="form form-sheet"
        method="post"
        action={`${carried ? "/admin/accesso" : "/admin"}?${query}`}
        encType={carried ? "multipart/form-data" : undefined}
        reloadDocument={carried !== undefined}
        noValidate
      >
        {carried ? <TypedTexts typed={carried.typed} /> : null}
        {codePage === null ? (
          <Field name="password" label={text.password} errors={answer?.notice ? [] : answer?.errors}>
            {(control) => (
              <input
                {...control}
                type={isShown ? "text" : "password"}
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
              />
            )}
          </Field>
        ) : (
          <>
            <p>{text.codeLead}</p>
            <input type="hidden" name="accessPage" value={codePage} />
            <CodeField
              first
              name="accessCode"
              hint={text.codeHint}
              errors={answer?.notice ? [] : answer?.errors}
            />
          </>
        )}
        <button className="button" aria-disabled={pending || undefined}>
          {pending ? text.pending : text.submit}
        </button>
        {/* It comes with the scripts, so it stands where it moves no button away from under a finger. */}
        {hydrated && codePage === null ? (
          <label className="choice">
            <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
            <span>{text.show}</span>
          </label>
        ) : null}
      </Form>
      {codePage === null || carried ? null : (
        <p>
          <a href={`/admin?${query}`}>{text.restart}</a>
        </p>
      )}
      <p className="field-hint">{text.forgotten}</p>
    </>
  );
}
