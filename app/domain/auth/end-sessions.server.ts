import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import { endedNow, newToken, sessionIdOf } from "./sessions.server";

/**
 * Logs out the session of this token. Returns a new token, which proves only that a session existed. Returns null
 * when the token is unknown, or when the disk is full: the session then expires by itself.
 */
export async function endSession(
  site: Pick<Site, "db" | "now" | "securityLog">,
  token: string,
): Promise<string | null> {
  const proof = newToken();
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

/** Removes the session of this token, because a new session replaces it. An unknown token is no error. */
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

/** Ends all sessions except those of these tokens, at the owner's request. */
export async function endOtherSessions(
  site: Pick<Site, "db" | "now" | "securityLog">,
  tokens: string[],
): Promise<void> {
  const count = await endSessionsExcept(site, tokens);
  if (count > 0) site.securityLog({ event: "sessions-ended", by: "owner", count });
}

/** Ends all sessions except those of these tokens. Returns how many it ended; the caller logs them after its commit. */
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
