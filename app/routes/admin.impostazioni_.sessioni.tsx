import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { PageNotice } from "~/components/admin/page-notice";
import { SessionList } from "~/components/admin/settings/session-list";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { type NotSent, unlessNotSent } from "~/components/forms/not-sent";
import { endOpenSession, listOpenSessions } from "~/domain/auth/open-sessions.server";
import { endOtherSessions } from "~/domain/auth/sessions.server";
import { done } from "~/domain/result";
import { answerOwnerAction } from "~/http/owner-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner, sessionTokens } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { sessionsPageText as text } from "~/text/it/admin/settings-pages";

export const handle: RouteHandle = { body: { from: "owner", maxKilobytes: 4 } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  return { sessions: await listOpenSessions(site, await sessionTokens(request)) };
}

/** Ends the session that the form names (`session`), or all others when it names none. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const tokens = await sessionTokens(request);
  const id = (await request.formData().catch(() => new FormData())).get("session");
  return answerOwnerAction(args, {
    run: async (site) =>
      typeof id === "string" ? endOpenSession(site, id) : done(await endOtherSessions(site.db, tokens)),
    done: typeof id === "string" ? "session-ended" : "sessions-ended",
    failed: "update-failed",
    alreadyDone: "unknown-session",
    list: "/admin/impostazioni/sessioni",
  });
}

export const clientAction = clientActionWithNotice("update-failed");

export const shouldRevalidate = unlessNotSent;

/** 'Accessi aperti': from where the panel can be used now, and a button that ends each. */
export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<NotSent>();
  return (
    <section aria-labelledby="sessions-title">
      <SettingsPages />
      <h2 className="section-title" id="sessions-title">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <PageNotice notice={answer?.notice ?? null} />
      <SessionList sessions={sessions} />
    </section>
  );
}
