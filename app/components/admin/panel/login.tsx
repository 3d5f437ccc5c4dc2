import { Form, isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { withStorage } from "~/browser/storage";
import { Button, SubmitButton, usePending } from "~/components/admin/buttons";
import { Choice, TextField, type TextFieldProps } from "~/components/form-parts/field";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useOwnerLanguages, useOwnerWords } from "~/components/languages/use-owner-words";
import { useIsHydrated } from "~/components/use-is-hydrated";
import type { Notice } from "~/text/notice";
import { MessagePage } from "~/components/layout/message-page";

/** A form that was sent after the end of its session. The login page keeps its words until after the login. */
interface CarriedForm {
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
  /** The fields that the login page cannot carry along. The owner must choose or type them again. */
  lost: "photos" | "secrets" | null;
}

/** The answer of the login page to a password or code that was refused. */
type LoginAnswer = { notice?: Notice | null; errors?: string[]; codePage?: string | null };

type CarriedAnswer = { carried: CarriedForm; answer: LoginAnswer };

/** Returns the owner's form from an error that asks for a new login. Null for other errors. */
export function carriedFormIn(error: unknown): CarriedAnswer | null {
  const thrown = isRouteErrorResponse(error) ? (error.data as Partial<CarriedAnswer> | null) : null;
  return thrown?.carried ? (thrown as CarriedAnswer) : null;
}

interface LoginProps {
  returnTo: string;
  /** Why the login is shown again. "no-cookie": the browser did not keep the cookie of a right password. */
  over?: "timed-out" | "ended" | "no-cookie" | null;
  carried?: CarriedForm;
  answer?: LoginAnswer;
}

/** The login form of the owner's pages. After a right password it asks for the code of the second factor. */
export function Login({ returnTo, over = null, answer, ...given }: LoginProps) {
  const text = useOwnerWords().text.login;
  const { search } = useLocation();
  const pending = usePending("/admin");
  const carried = useKeptForm(given.carried);
  const secret = useSecretInput();
  const isRecovery = new URLSearchParams(search).get("codice") === "riserva";
  const codePage = answer?.codePage ?? null;
  const errors = answer?.notice ? [] : answer?.errors;
  const query = new URLSearchParams({ ritorno: returnTo, ...(carried?.lost && { perso: carried.lost }) });
  const to = `${carried ? "/admin/accesso" : "/admin"}?${query}`;
  const recovery = `${to}&codice=riserva`;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      {carried ? (
        <p className="page-lead">
          {text.carried} {carried.lost ? text.lost[carried.lost] : ""}
        </p>
      ) : null}
      {over && over !== "no-cookie" && !answer && !carried ? (
        <p className="page-lead">{text.over[over]}</p>
      ) : null}
      {over === "no-cookie" && !answer && !pending ? (
        <NoticeBanner notice={{ ...text.noCookie, failed: true }} />
      ) : null}
      {answer?.notice && !pending ? <NoticeBanner notice={answer.notice} /> : null}
      <Form
        className="form form-sheet"
        method="post"
        action={isRecovery ? recovery : to}
        encType={carried ? "multipart/form-data" : undefined}
        reloadDocument={carried !== undefined}
        noValidate
      >
        {carried ? <TypedTexts typed={carried.typed} /> : null}
        {codePage === null ? (
          <TextField
            name="password"
            label={text.password}
            errors={errors}
            {...secret.input}
            autoComplete="current-password"
            autoFocus
          />
        ) : (
          <>
            <p>{text.codeLead}</p>
            <input type="hidden" name="accessPage" value={codePage} />
            <CodeField
              key={String(isRecovery)}
              name="accessCode"
              hint={isRecovery ? undefined : text.codeHint}
              errors={errors}
              autoFocus
              isRecovery={isRecovery}
            />
          </>
        )}
        <SubmitButton to="/admin" label={text.submit} pending={text.pending} />
        {/* It comes with the scripts, so it stands where it moves no button away from under a finger. */}
        {codePage === null ? secret.toggle : null}
        {codePage === null || isRecovery ? null : (
          /* It sends no code: the same page comes back with the other field, and all that it carries. */
          <Button look="quiet" name="accessCode" value="" formAction={recovery} label={text.useRecovery} />
        )}
      </Form>
      {codePage === null || carried ? null : (
        <p>
          <a href={`/admin?${query}`}>{text.restart}</a>
        </p>
      )}
      <p className="field-hint">{codePage === null ? text.forgotten : text.codeLost}</p>
      {codePage === null && !carried ? <OtherLanguages query={search} /> : null}
    </main>
  );
}

/** Links to the login in the other languages of the owner's pages. */
function OtherLanguages({ query }: { query: string }) {
  const { language } = useOwnerWords();
  const others = useOwnerLanguages().filter(({ code }) => code !== language.code);
  const to = (code: string) => {
    const asked = new URLSearchParams(query);
    asked.set("lingua", code);
    return `/admin?${asked}`;
  };
  return (
    <p className="languages">
      {others.map(({ code, name }) => (
        <a key={code} href={to(code)} lang={code} hrefLang={code}>
          {name}
        </a>
      ))}
    </p>
  );
}

/**
 * Keeps a form in the browser's history, at the address to which its own page leads without a session. Back from a login
 * whose sending failed loads that page anew.
 */
function useKeptForm(carried: CarriedForm | undefined): CarriedForm | undefined {
  const { state } = useLocation();
  useEffect(() => {
    if (!carried) return;
    const login = `/admin?${new URLSearchParams({ ritorno: carried.address })}`;
    withStorage(() => history.replaceState({ ...history.state, usr: { carried } }, "", login));
  }, [carried]);
  const kept = useIsHydrated() ? (state as { carried?: CarriedForm } | null)?.carried : undefined;
  return carried ?? kept;
}

/** The attributes of an input for a secret, and the box that shows what is typed; it comes with the scripts. */
export function useSecretInput() {
  const text = useOwnerWords().text.login;
  const [isShown, setShown] = useState(false);
  const input = { type: isShown ? "text" : "password", autoCapitalize: "none", spellCheck: false };
  const box = <Choice label={text.show} checked={isShown} onChange={() => setShown(!isShown)} />;
  return { input, toggle: useIsHydrated() ? box : null };
}

/** The field for a code of the second factor. Phones offer the code of an app or a password manager above it. */
export function CodeField({
  isRecovery,
  ...field
}: Omit<TextFieldProps, "label"> & { isRecovery?: boolean }) {
  const text = useOwnerWords().text.login;
  return (
    <TextField
      {...field}
      label={isRecovery ? text.recovery : text.code}
      inputMode={isRecovery ? "text" : "numeric"}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}

interface UnsentForm {
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
}

/** Returns the owner's form from an error that says: it could be neither accepted nor stored. Null for other errors. */
export function unsentFormIn(error: unknown): UnsentForm | null {
  return isRouteErrorResponse(error) && error.status === 503 ? (error.data as UnsentForm) : null;
}

/** The page after a form could not be stored, not even as a draft. It keeps the texts. A button sends them again. */
export function UnsentForm({ address, typed }: UnsentForm) {
  const { title, help, retry } = useOwnerWords().text.unsentForm;
  return (
    <MessagePage title={title} help={help}>
      <form method="post" action={address}>
        <TypedTexts typed={typed} />
        <button className="button">{retry}</button>
      </form>
    </MessagePage>
  );
}

/** Hidden fields that carry the texts of another page's form. `typed` has all values of all fields, in order. */
function TypedTexts({ typed }: { typed: Record<string, string[]> }) {
  const fields = Object.entries(typed).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  return fields.map(({ name, value }, n) => (
    <textarea key={n} name={name} defaultValue={value} hidden readOnly />
  ));
}
