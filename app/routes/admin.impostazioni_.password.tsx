import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, Form } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { SubmitButton } from "~/components/admin/buttons";
import { TextField } from "~/components/form-parts/field";
import { shortestPassword } from "~/domain/auth/password-rules";
import { changePassword } from "~/domain/auth/sign-in.server";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerSender } from "~/http/session.server";
import { ownerNotice } from "~/text/owner/notices.server";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";

const address = "/admin/impostazioni/password";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.passwordPage.title,
  body: { maxKilobytes: 4 },
};

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context: { site } }: LoaderFunctionArgs) {
  return { isConfigured: site.isPasswordConfigured, shortest: shortestPassword };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, context, fields: { current = "", password = "", again = "" } }) {
      return changePassword(site, { current, password, again }, await ownerSender(context));
    },
    done: () => ({ to: address, notice: "password-changed" }),
    again({ code }, { language }, sentence, fieldErrors) {
      const refused = ownerNotice(language, "password-refused", code === "invalid" ? {} : { sentence });
      return {
        shows: { notice: isFault(code) ? ownerNotice(language, "update-failed") : refused, fieldErrors },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute(
  "update-failed",
  ({ passwordPage }) => passwordPage.unsure,
);

/** The page 'Cambia la password'. No answer of the server contains what was typed. */
export default function Password() {
  const text = useOwnerWords().text.passwordPage;
  const loaded = useLoaderData<typeof loader>();
  const { isConfigured, shortest } = loaded;
  const errors = useAnswer<typeof action>(loaded)?.fieldErrors ?? {};
  const field = (name: "current" | "password" | "again", autoComplete: string, hint?: string) => (
    <TextField {...{ name, autoComplete, hint }} label={text[name]} errors={errors[name]} type="password" />
  );
  return (
    <AdminPage before={<SettingsPages />}>
      {isConfigured ? (
        <p>{text.configured}</p>
      ) : (
        <>
          <p>{text.lead}</p>
          <Form className="form form-sheet" method="post" action={address} noValidate>
            {field("current", "current-password")}
            {field("password", "new-password", fill(text.passwordHint, { least: shortest }))}
            {field("again", "new-password")}
            <SubmitButton to={address} label={text.submit} pending={text.pending} />
          </Form>
        </>
      )}
    </AdminPage>
  );
}
