import { createHash, randomBytes } from "node:crypto";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage-fault";

const day = 24 * 60 * 60 * 1000;
/** How long a session lives without being used, in milliseconds. */
const idle = 30 * day;
/** A session that was used further in the future than this is over: the clock was set back, and nobody knows when. */
const mostAhead = day;

/** Starts a session for the owner; the answered token goes into the cookie and is stored nowhere. */
export async function startSession(site: Pick<Site, "db" | "now">): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = site.now().toISOString();
  await site.db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([eb("last_seen_at", "<=", inMs(site, -idle)), eb("last_seen_at", ">", inMs(site, mostAhead))]),
    )
    .execute();
  await site.db
    .insertInto("sessions")
    .values({ id: idOf(token), created_at: now, last_seen_at: now })
    .execute();
  return token;
}

/** Whether this token belongs to a session that is alive; using it keeps it alive. */
export async function isSession(site: Pick<Site, "db" | "now">, token: string): Promise<boolean> {
  const id = idOf(token);
  const session = await site.db
    .selectFrom("sessions")
    .select("last_seen_at")
    .where("id", "=", id)
    .where("last_seen_at", ">", inMs(site, -idle))
    .where("last_seen_at", "<=", inMs(site, mostAhead))
    .executeTakeFirst();
  if (!session) return false;
  if (site.now().getTime() - Date.parse(session.last_seen_at) > day) {
    await site.db
      .updateTable("sessions")
      .set({ last_seen_at: site.now().toISOString() })
      .where("id", "=", id)
      .execute()
      .catch(unlessStorageFault);
  }
  return true;
}

/**
 * Ends the session of this token; an unknown one is no error. When nothing can be stored, the session ends with its
 * thirty days: the browser forgets the token in any case, and that is what somebody who leaves needs most.
 */
export async function endSession(site: Pick<Site, "db">, token: string): Promise<void> {
  await site.db.deleteFrom("sessions").where("id", "=", idOf(token)).execute().catch(unlessStorageFault);
}

/** On a disk that takes nothing more, the owner can still read, and leave. */
function unlessStorageFault(error: unknown): void {
  if (!isStorageFault(error)) throw error;
}

function idOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function inMs({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}
