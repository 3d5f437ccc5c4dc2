import * as z from "zod";
import { endOtherSessions, listOpenSessions } from "~/domain/auth/sessions.server";
import { done } from "~/domain/result";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { timestamp } from "~/http/api/json/shapes.server";
import { browserName } from "~/text/owner/browser-name";
import { ownerWordsIn } from "~/text/owner/languages.server";

const sessionShape = z.object({
  id: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  browser: z.string(),
  current: z.boolean(),
});

const list = jsonCall({
  id: "adminListSessions",
  answer: z.array(sessionShape),
  async run({ site, context }) {
    const sessions = await listOpenSessions(site, await context.owner.tokens());
    return done(
      sessions.map((session) => ({
        ...session,
        browser: browserName(ownerWordsIn("it", "").text, session.browser),
      })),
    );
  },
});

const endOthers = jsonCall({
  id: "adminEndOtherSessions",
  method: "DELETE",
  run: async ({ site, context }) => done(await endOtherSessions(site, await context.owner.tokens())),
});

/** The calls that list the open sessions, and end all sessions except that of the client. */
export const { calls, loader, action } = ownerRoute(list, endOthers);
