import type { Site } from "~/domain/site";
import { liveSince, sessionIdOf } from "./sessions.server";

/** A live session as the owner sees it. */
export interface OpenSession {
  /** A public id. It is neither the token nor its hash. */
  id: string;
  createdAt: string;
  /** This time can be up to an hour too early. */
  lastSeenAt: string;
  /** The kind of browser that signed in, see `browserKind`. Null when unknown. */
  browser: string | null;
  /** True for the session that makes this request. */
  current: boolean;
}

/** Lists the live sessions, the last used first. `tokens` are those of the client that asks. */
export async function listOpenSessions(
  site: Pick<Site, "db" | "now">,
  tokens: string[],
): Promise<OpenSession[]> {
  const { after, until, begun } = liveSince(site);
  const rows = await site.db
    .selectFrom("sessions")
    .selectAll()
    .where("ended", "=", 0)
    .where("created_at", ">", begun)
    .where("last_seen_at", ">", after)
    .where("last_seen_at", "<=", until)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
  const own = tokens.map(sessionIdOf);
  return rows.map(({ id, public_id, browser, created_at, last_seen_at }) => ({
    id: public_id,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    browser,
    current: own.includes(id),
  }));
}
