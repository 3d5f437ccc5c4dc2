import { createHash, randomBytes } from "node:crypto";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How exactly a session knows when it was last used, in milliseconds. */
const precision = hour;
/** How long a session lives without being used, in milliseconds. */
const idle = 30 * day;
/** How long a session lives at most, in milliseconds. */
const longest = 90 * day;
/** For how long a session that is over is still recognised, so that a form opened in it is not lost. */
export const remembered = 60 * day;
/** So many sessions that were ended are remembered: a program may sign in and out all day. */
const mostEnded = 200;
/** A session that was used further in the future than this is over: the clock was set back since then. */
const maxAhead = day;

/**
 * Starts a session for the owner. Returns its token for the cookie; only a hash of it is stored. `browser`: its kind,
 * see `browserKind`; null: unknown.
 */
export async function startSession(
  site: Pick<Site, "db" | "now">,
  browser: string | null = null,
): Promise<string> {
  const token = newToken();
  const now = site.now().toISOString();
  const { db } = site;
  const lastEnded = db.selectFrom("sessions").select("id").where("ended", "=", 1);
  const toRemember = lastEnded.orderBy("last_seen_at", "desc").limit(mostEnded);
  await db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("last_seen_at", "<=", inMs(site, -idle - remembered)),
        eb("created_at", "<=", inMs(site, -longest - remembered)),
        eb("last_seen_at", ">", inMs(site, maxAhead)),
        eb.and([eb("ended", "=", 1), eb("id", "not in", toRemember)]),
      ]),
    )
    .execute();
  await db
    .insertInto("sessions")
    .values({ id: sessionIdOf(token), public_id: newId(), browser, created_at: now, last_seen_at: now })
    .execute();
  return token;
}

/**
 * The state of a token's session: a live session, one that is over because it was not used or is too old, one that was
 * ended, or nothing (unknown).
 */
export type SessionState = "live" | "timed-out" | "ended" | "none";

/** The state of the session that this token belongs to; a call extends a live one. */
export async function findSessionState(site: Pick<Site, "db" | "now">, token: string): Promise<SessionState> {
  const id = sessionIdOf(token);
  const session = await site.db
    .selectFrom("sessions")
    .select(["created_at", "last_seen_at", "ended"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!session) return "none";
  if (session.ended) return "ended";
  const { created_at, last_seen_at } = session;
  const { after, until, begun } = liveSince(site);
  if (last_seen_at <= after || last_seen_at > until || created_at <= begun) return "timed-out";
  if (site.now().getTime() - Date.parse(session.last_seen_at) > precision) {
    await site.db
      .updateTable("sessions")
      .set({ last_seen_at: site.now().toISOString() })
      .where("id", "=", id)
      .where("ended", "=", 0)
      .execute()
      .catch(unlessStorageFault);
  }
  return "live";
}

/** The values of a session that is ended now: until it is forgotten it is remembered as long as one that timed out. */
export function endedNow(site: Pick<Site, "now">): { ended: 1; last_seen_at: string } {
  // The version before, which does not know `ended`, takes it for one that was not used for too long.
  return { ended: 1, last_seen_at: inMs(site, -idle - hour) };
}

/** A new token for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored id of the session of a token: its SHA-256, hex. */
export function sessionIdOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** When a live session was last used: after `after`, not after `until`; it began after `begun`. ISO-8601. */
export function liveSince(site: Pick<Site, "now">): { after: string; until: string; begun: string } {
  return { after: inMs(site, -idle), until: inMs(site, maxAhead), begun: inMs(site, -longest) };
}

function inMs({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}
