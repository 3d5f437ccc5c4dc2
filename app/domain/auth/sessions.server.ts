import { createHash, randomBytes } from "node:crypto";
import { dayMs as day, momentIn } from "~/domain/day";
import { isOver, notOver, sessionLifetime } from "~/domain/lifetimes.server";
import { newId } from "~/domain/new-id";
import { done, refused } from "~/domain/result";
import type { Clocked, Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";

type Logged = Clocked & Pick<Site, "securityLog" | "storage">;

const hour = 60 * 60 * 1000;
/** The stored time of a session's last use is updated only when it is older than this, in milliseconds. */
const precision = hour;
const { idle, longest } = sessionLifetime;
/** The maximum number of ended sessions to remember, because a program may sign in and out all day. */
const mostEnded = 200;
/** A last use that lies further in the future than this (in milliseconds) means that the clock was set back. */
const maxAhead = day;

/** Starts a session and returns the token for its cookie. Only its hash is stored. `browser`: see `browserKind`. */
export async function startSession(site: Clocked, browser: string | null = null): Promise<string> {
  const token = newSessionToken();
  const now = momentIn(site, 0);
  await forgetSessions(site);
  const row = { id: sessionIdOf(token), public_id: newId(), browser, created_at: now, last_seen_at: now };
  await site.db.insertInto("sessions").values(row).execute();
  return token;
}

/** Removes the sessions that nobody can use, once they need not be recognised any more. */
export async function forgetSessions(site: Clocked): Promise<void> {
  const lastEnded = site.db.selectFrom("sessions").select("id").where("ended", "=", 1);
  const toRemember = lastEnded.orderBy("last_seen_at", "desc").limit(mostEnded);
  await site.db
    .deleteFrom("sessions")
    .where(({ eb, or, and }) =>
      or([
        isOver(site, "sessions"),
        eb("last_seen_at", ">", momentIn(site, maxAhead)),
        and([eb("ended", "=", 1), eb("id", "not in", toRemember)]),
      ]),
    )
    .execute();
}

/**
 * Finds the session with this token, and extends it when it is live. "timed-out": too old or unused for too long.
 * "ended": closed by the owner or the program. "none": unknown. `begun`, ISO-8601, is null when it has ended.
 */
export async function findSession(site: Clocked, token: string) {
  const id = sessionIdOf(token);
  const query = site.db.selectFrom("sessions").select(["created_at", "last_seen_at", "ended"]);
  const session = await query.where("id", "=", id).where(notOver(site, "sessions")).executeTakeFirst();
  if (!session) return { id, state: "none", begun: null };
  if (session.ended) return { id, state: "ended", begun: null };
  const { created_at: begun, last_seen_at: seen } = session;
  const live = liveSince(site);
  const isLive = seen > live.after && seen <= live.until && begun > live.begun;
  if (!isLive) return { id, state: "timed-out", begun };
  if (site.now().getTime() - Date.parse(seen) > precision) {
    const open = site.db.updateTable("sessions").where("id", "=", id).where("ended", "=", 0);
    const used = open.set({ last_seen_at: momentIn(site, 0) });
    await used.execute().catch(unlessStorageFault);
  }
  return { id, state: "live", begun };
}

/** The columns of a session that ends now. It is remembered as long as one that timed out. */
function endedNow(site: Pick<Site, "now">) {
  // An older version of the program ignores the column `ended`. This last use makes it treat the session as timed out.
  return { ended: 1 as const, last_seen_at: momentIn(site, -idle - hour) };
}

const newSessionToken = () => randomBytes(32).toString("base64url");

const sessionIdOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** The last use of a live session is later than `after` and not later than `until`; it began later than `begun`. */
function liveSince(site: Pick<Site, "now">) {
  return { after: momentIn(site, -idle), until: momentIn(site, maxAhead), begun: momentIn(site, -longest) };
}

function logEnded(
  { securityLog }: Pick<Site, "securityLog">,
  by: "logout" | "sign-in" | "owner" | "password",
  count: number,
) {
  if (count > 0) securityLog({ event: "sessions-ended", by, count });
}

/** Logs out a session. Returns a token that only proves that it existed; null when it is unknown or cannot be ended. */
export async function endSession(site: Logged, token: string): Promise<string | null> {
  const proof = newSessionToken();
  const session = site.db.updateTable("sessions").where("id", "=", sessionIdOf(token));
  const ending = session.set({ id: sessionIdOf(proof), ...endedNow(site) });
  const end = () => ending.executeTakeFirst();
  const ended = await site.storage.withReserve(end).catch(unlessStorageFault);
  const count = Number(ended?.numUpdatedRows ?? 0);
  logEnded(site, "logout", count);
  return count > 0 ? proof : null;
}

/** Removes the session of this token, because a new session takes its place. An unknown token is no error. */
export async function replaceSession(site: Logged, token: string): Promise<void> {
  const session = site.db.deleteFrom("sessions").where("id", "=", sessionIdOf(token));
  const remove = () => session.executeTakeFirst();
  const removed = await site.storage.withReserve(remove).catch(unlessStorageFault);
  logEnded(site, "sign-in", Number(removed?.numDeletedRows ?? 0));
}

/** Ends all sessions except those with these tokens, at the owner's request. */
export async function endOtherSessions(site: Logged, tokens: string[]): Promise<void> {
  const end = () => endSessionsExcept(site, tokens);
  logEnded(site, "owner", await site.storage.withReserve(end));
}

/** Ends all sessions except those with these tokens. Returns their number, which the caller logs after the commit. */
export async function endSessionsExcept(site: Clocked, tokens: string[]): Promise<number> {
  const others = site.db.updateTable("sessions").set(endedNow(site)).where("ended", "=", 0);
  const kept = tokens.map(sessionIdOf);
  const query = kept.length > 0 ? others.where("id", "not in", kept) : others;
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Ends the session with this public id. */
export async function endOpenSession(site: Logged, publicId: string) {
  const open = site.db.updateTable("sessions").set(endedNow(site)).where("ended", "=", 0);
  const end = () => open.where("public_id", "=", publicId).executeTakeFirst();
  const { numUpdatedRows } = await site.storage.withReserve(end);
  logEnded(site, "owner", Number(numUpdatedRows));
  return numUpdatedRows === 0n ? refused("unknown-session") : done(null);
}

/** Lists the live sessions, the last used first, with public ids. `lastSeenAt` can be an hour too early. */
export async function listOpenSessions(site: Clocked, tokens: string[]) {
  const { after, until, begun } = liveSince(site);
  const open = site.db.selectFrom("sessions").selectAll().where("ended", "=", 0);
  const live = open.where("created_at", ">", begun).where("last_seen_at", ">", after);
  const sorted = live.where("last_seen_at", "<=", until).orderBy("last_seen_at", "desc").orderBy("id");
  const own = tokens.map(sessionIdOf);
  return (await sorted.execute()).map(
    ({ id, public_id, browser, created_at: createdAt, last_seen_at: lastSeenAt }) => {
      return { id: public_id, createdAt, lastSeenAt, browser, current: own.includes(id) };
    },
  );
}
