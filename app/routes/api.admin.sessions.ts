import * as z from "zod";
import { endOtherSessions, listOpenSessions } from "~/domain/auth/sessions.server";

import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { timestamp } from "~/http/api/timestamp.server";
import { successShape } from "~/http/api/json/success-json.server";
import { browserText } from "~/text/it/admin/settings-pages";

const sessionShape = z.object({
  id: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  browser: z.string(),
  current: z.boolean(),
});

const list = jsonCall({
  id: "adminListSessions",
  method: "GET",
  owner: true,
  status: 200,
  answer: z.array(sessionShape),
  async run({ site, context }) {
    const sessions = await listOpenSessions(site, await context.owner.tokens());
    return done(sessions.map((session) => ({ ...session, browser: browserText(session.browser) })));
  },
});

const endOthers = jsonCall({
  id: "adminEndOtherSessions",
  method: "DELETE",
  owner: true,
  status: 200,
  answer: successShape,
  async run({ site, context }) {
    await endOtherSessions(site, await context.owner.tokens());
    return done({ success: true as const });
  },
});

/** The calls that list the open sessions, and end all sessions except that of the client. */
export const calls = [list, endOthers];
export const { loader, action } = jsonRoute(calls);
