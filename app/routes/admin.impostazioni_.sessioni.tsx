import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ItemHead } from "~/components/admin/admin-list";
import { FormButton } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { endOpenSession, endOtherSessions, listOpenSessions } from "~/domain/auth/sessions.server";
import { done, ignoreRefusal } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { browserName } from "~/text/owner/browser-name";
import { useOwnerWords } from "~/components/languages/use-owner-words";

const address = "/admin/impostazioni/sessioni";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.sessionsPage.title,
  body: { maxKilobytes: 4 },
};

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
    list: address,
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page 'Accessi aperti': the open sessions, each with a button that ends it, and one that ends all others. */
export default function Sessions() {
  const { text: texts, dated, dateAndTime } = useOwnerWords();
  const text = texts.sessionsPage;
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <AdminPage before={<SettingsPages />} lead={text.lead}>
      <ul className="list">
        {sessions.map(({ id, createdAt, lastSeenAt, browser, current }) => (
          <li className="list-item" key={id}>
            <ItemHead
              title={browserName(texts, browser)}
              badge={current ? text.current : undefined}
              isOn
              button={
                <FormButton
                  toTop
                  name="session"
                  value={id}
                  label={text.end}
                  aria-label={dated(text.endNamed, {
                    browser: browserName(texts, browser),
                    begun: dateAndTime(createdAt),
                  })}
                />
              }
            >
              <span>{dated(text.begun, { moment: dateAndTime(createdAt) })}</span>{" "}
              <span>{current ? text.inUse : dated(text.used, { moment: dateAndTime(lastSeenAt) })}</span>
            </ItemHead>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <FormButton toTop look="quiet" label={text.endOthers} />
      ) : (
        <p className="list-count">{text.alone}</p>
      )}
    </AdminPage>
  );
}
