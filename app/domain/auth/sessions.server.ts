import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How exactly a session knows when it was last used, in milliseconds. */
const precision = hour;
/** How long a session lives without being used, in milliseconds. */
const idle = 30 * day;
/** For how long a session that has timed out is still recognised, so that a form opened in it is not lost. */
const remembered = 60 * day;
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
  const token = randomBytes(32).toString("base64url");
  const now = site.now().toISOString();
  await site.db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("last_seen_at", "<=", inMs(site, -idle - remembered)),
        eb("last_seen_at", ">", inMs(site, maxAhead)),
      ]),
    )
    .execute();
  await site.db
    .insertInto("sessions")
    .values({ id: sessionIdOf(token), public_id: newId(), browser, created_at: now, last_seen_at: now })
    .execute();
  return token;
}

/** The state of a token's session: a live session, one that ended by not being used, or nothing (signed out, unknown). */
export type SessionState = "live" | "timed-out" | "none";

/** The state of the session that this token belongs to; a call extends a live one. */
export async function findSessionState(site: Pick<Site, "db" | "now">, token: string): Promise<SessionState> {
  const id = sessionIdOf(token);
  const session = await site.db
    .selectFrom("sessions")
    .select("last_seen_at")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!session) return "none";
  const { last_seen_at } = session;
  const { after, until } = liveSince(site);
  if (last_seen_at <= after || last_seen_at > until) return "timed-out";
  if (site.now().getTime() - Date.parse(session.last_seen_at) > precision) {
    await site.db
      .updateTable("sessions")
      .set({ last_seen_at: site.now().toISOString() })
      .where("id", "=", id)
      .execute()
      .catch(unlessStorageFault);
  }
  return "live";
}

/**
 * Ends the session of this token; an unknown one is no error. When nothing can be stored, the session ends with its
 * thirty days; the browser deletes the cookie in any case.
 */
export async function endSession(site: Pick<Site, "db">, token: string): Promise<void> {
  await site.db
    .deleteFrom("sessions")
    .where("id", "=", sessionIdOf(token))
    .execute()
    .catch(unlessStorageFault);
}

/** Ends all sessions but those of these tokens. Answers how many. */
export async function endOtherSessions(db: Kysely<Database>, tokens: string[]): Promise<number> {
  const others = db.deleteFrom("sessions");
  const kept = tokens.map(sessionIdOf);
  const query = kept.length > 0 ? others.where("id", "not in", kept) : others;
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Reading and signing out work on a full disk, too. */
function unlessStorageFault(error: unknown): void {
  if (!isStorageFault(error)) throw error;
}

/** The stored id of the session of a token: its SHA-256, hex. */
export function sessionIdOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The moments between which a live session was last used, `after` exclusive; ISO-8601. */
export function liveSince(site: Pick<Site, "now">): { after: string; until: string } {
  return { after: inMs(site, -idle), until: inMs(site, maxAhead) };
}

function inMs({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}
