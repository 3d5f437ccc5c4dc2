import { createHash, randomBytes } from "node:crypto";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import { type Result, done, refused } from "~/domain/result";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The stored time of a session's last use is updated only when it is older than this, in milliseconds. */
const precision = hour;
/** The time after which an unused session times out, in milliseconds. */
const idle = 30 * day;
/** The maximum lifetime of a session, in milliseconds. */
const longest = 90 * day;
/** The time in milliseconds for which an ended session is recognised, so that a form opened in it is not lost. */
export const remembered = 60 * day;
/** The maximum number of ended sessions to remember, because a program may sign in and out all day. */
const mostEnded = 200;
/**
 * A session's last use cannot lie in the future. If it lies further ahead than this (in milliseconds), the clock was
 * set back, and the session has timed out.
 */
const maxAhead = day;

/**
 * Starts a session for the owner and returns the token for its cookie. Only a hash of the token is stored. `browser`
 * is the kind of browser (see `browserKind`); null when unknown.
 */
export async function startSession(
  site: Pick<Site, "db" | "now">,
  browser: string | null = null,
): Promise<string> {
  const token = newSessionToken();
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
 * The state of a session. "timed-out": too old or unused for too long. "ended": closed by the owner or the program.
 * "none": unknown.
 */
export type SessionState = "live" | "timed-out" | "ended" | "none";

/** Finds the state of the session with this token, and extends a live session. */
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

/** Returns when the session of this token began, ISO-8601. Null for an unknown session. */
export async function sessionBegan({ db }: Pick<Site, "db">, token: string): Promise<string | null> {
  const session = db.selectFrom("sessions").select("created_at").where("id", "=", sessionIdOf(token));
  return (await session.where("ended", "=", 0).executeTakeFirst())?.created_at ?? null;
}

/** Returns the columns of a session that ends now. An ended session is remembered as long as one that timed out. */
export function endedNow(site: Pick<Site, "now">): { ended: 1; last_seen_at: string } {
  // An older version of the program ignores the column `ended`. This last use makes it treat the session as timed out.
  return { ended: 1, last_seen_at: inMs(site, -idle - hour) };
}

/** Returns a new token for a cookie. */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored id of the session with this token: its SHA-256 in hex. */
export function sessionIdOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Returns the limits of live sessions as ISO-8601 times. The last use must be later than `after` and not later than
 * `until`; the beginning must be later than `begun`.
 */
export function liveSince(site: Pick<Site, "now">): { after: string; until: string; begun: string } {
  return { after: inMs(site, -idle), until: inMs(site, maxAhead), begun: inMs(site, -longest) };
}

function inMs({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}

/**
 * Logs out the session of this token. Returns a new token, which only proves that a session existed. Returns null when
 * the token is unknown. On a full disk it also returns null: the session then ends when it times out.
 */
export async function endSession(
  site: Pick<Site, "db" | "now" | "securityLog">,
  token: string,
): Promise<string | null> {
  const proof = newSessionToken();
  try {
    const { numUpdatedRows } = await site.db
      .updateTable("sessions")
      .set({ id: sessionIdOf(proof), ...endedNow(site) })
      .where("id", "=", sessionIdOf(token))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    site.securityLog({ event: "sessions-ended", by: "logout", count: 1 });
    return proof;
  } catch (error) {
    unlessStorageFault(error);
    return null;
  }
}

/** Removes the session of this token, because a new session takes its place. An unknown token is no error. */
export async function replaceSession(site: Pick<Site, "db" | "securityLog">, token: string): Promise<void> {
  const removed = await site.db
    .deleteFrom("sessions")
    .where("id", "=", sessionIdOf(token))
    .executeTakeFirst()
    .catch(unlessStorageFault);
  if (removed?.numDeletedRows === 1n) {
    site.securityLog({ event: "sessions-ended", by: "sign-in", count: 1 });
  }
}

/** Ends all sessions except those with these tokens, at the owner's request. */
export async function endOtherSessions(
  site: Pick<Site, "db" | "now" | "securityLog">,
  tokens: string[],
): Promise<void> {
  const count = await endSessionsExcept(site, tokens);
  if (count > 0) site.securityLog({ event: "sessions-ended", by: "owner", count });
}

/** Ends all sessions except those with these tokens. Returns their number, which the caller logs after the commit. */
export async function endSessionsExcept(site: Pick<Site, "db" | "now">, tokens: string[]): Promise<number> {
  const others = site.db.updateTable("sessions").set(endedNow(site)).where("ended", "=", 0);
  const kept = tokens.map(sessionIdOf);
  const query = kept.length > 0 ? others.where("id", "not in", kept) : others;
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Ends the session with this public id. */
export async function endOpenSession(
  site: Pick<Site, "db" | "now" | "securityLog">,
  publicId: string,
): Promise<Result<null, "unknown-session">> {
  const { numUpdatedRows } = await site.db
    .updateTable("sessions")
    .set(endedNow(site))
    .where("public_id", "=", publicId)
    .where("ended", "=", 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refused("unknown-session");
  site.securityLog({ event: "sessions-ended", by: "owner", count: 1 });
  return done(null);
}

/** A live session as the owner sees it. */
interface OpenSession {
  /** A public id. It is neither the token nor its hash. */
  id: string;
  createdAt: string;
  /** The time of the last use, which can be up to an hour too early. */
  lastSeenAt: string;
  /** The kind of browser that signed in, see `browserKind`. Null when unknown. */
  browser: string | null;
  /** True for the session of the client that asks for the list. */
  current: boolean;
}

/** Lists the live sessions, the last used first. `tokens` are the session tokens of the client that asks. */
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
