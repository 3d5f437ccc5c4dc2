import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { PasswordForm } from "~/components/admin/settings/password-form";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { changePassword } from "~/domain/auth/sign-in.server";
import { shortestPassword } from "~/domain/auth/password-rules";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";

import type { RouteHandle } from "~/http/route-handle";
import { passwordSender } from "~/http/session.server";
import { passwordPageText as text } from "~/text/it/admin/settings-pages";
import { notice } from "~/text/it/admin/notices/notices";

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
