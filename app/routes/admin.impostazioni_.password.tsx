import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, Form } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { usePending } from "~/components/admin/use-pending";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { Field } from "~/components/forms/field";
import { shortestPassword } from "~/domain/auth/password-rules";
import { changePassword } from "~/domain/auth/sign-in.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { passwordSender } from "~/http/session.server";
import type { FieldSentences } from "~/text/field-sentences";
import { notice } from "~/text/it/admin/notices/notices";
import { passwordPageText as text } from "~/text/it/admin/settings-pages";

interface PasswordFormProps {
  fieldErrors: FieldSentences;
  /** The minimum length of a password, in characters. */
  shortest: number;
}

const address = "/admin/impostazioni/password";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { maxKilobytes: 4 } };

export const meta = adminMeta;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context: { site } }: LoaderFunctionArgs) {
  return { isConfigured: site.isPasswordConfigured, shortest: shortestPassword };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, context, fields: { current = "", password = "", again = "" } }) {
      return changePassword(site, { current, password, again }, await passwordSender(context));
    },
    done: () => ({ to: "/admin/impostazioni/password", notice: "password-changed" }),
    again({ code, fieldErrors = {} }, { site }, sentence) {
      const refused =
        code === "invalid" ? notice("password-refused") : notice("password-refused", { sentence });
      return {
        shows: {
          notice: isFault(code) ? notice("update-failed") : refused,
          fieldErrors: fieldSentences(fieldErrors, site.publicSettings.productName),
        },
      };
    },
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("update-failed");

/** The page 'Cambia la password'. No answer of the server contains what was typed. */
export default function Password() {
  const { isConfigured, shortest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage before={<SettingsPages />} notice={answer?.notice}>
      {isConfigured ? (
        <p>{text.configured}</p>
      ) : (
        <>
          <p>{text.lead}</p>
          <PasswordForm fieldErrors={answer?.fieldErrors ?? {}} shortest={shortest} />
        </>
      )}
    </AdminPage>
  );
}

/** The form that changes the password. A typed password is never written into the HTML. */
function PasswordForm({ fieldErrors, shortest }: PasswordFormProps) {
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
