import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { SessionList } from "~/components/admin/settings/session-list";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import type { NotSent } from "~/components/forms/not-sent";
import { endOpenSession, endOtherSessions, listOpenSessions } from "~/domain/auth/sessions.server";

import { done, ignoreRefusal } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { sessionsPageText as text } from "~/text/it/admin/settings-pages";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { maxKilobytes: 4 } };

export const meta = adminMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  return { sessions: await listOpenSessions(context.site, await context.owner.tokens()) };
}

/** Ends the session that the form names (`session`). Without a name, ends all sessions except the present one. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, context, fields: { session } }) {
      if (session !== undefined) return ignoreRefusal(await endOpenSession(site, session), "unknown-session");
      return done(await endOtherSessions(site, await context.owner.tokens()));
    },
    done: (_, { fields }) => ({ notice: fields.session === undefined ? "sessions-ended" : "session-ended" }),
    failed: "update-failed",
    list: "/admin/impostazioni/sessioni",
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("update-failed");

/** The page 'Accessi aperti': the open sessions, each with a button that ends it. */
export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<NotSent>();
  return (
    <AdminPage before={<SettingsPages />} lead={text.lead} notice={answer?.notice}>
      <SessionList sessions={sessions} />
    </AdminPage>
  );
}
