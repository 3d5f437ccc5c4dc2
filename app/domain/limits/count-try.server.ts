import { createHmac } from "node:crypto";
import { readSecret } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { type Limit, networkOf } from "./limit";

/** What became of a try. */
export interface CountedTry {
  /** How many there were in this window, this one included; 0 when nobody counts. */
  tries: number;
  /** Seconds until the next one is allowed; null when this one is. */
  retryAfter: number | null;
}

/**
 * Counts a try from this address, also across restarts. The window begins with its first try and ends after
 * `windowMs`, whatever is tried meanwhile. `from` null: nobody knows who asks, and nothing is counted.
 */
export async function countTry(site: Site, limit: Limit, from: string | null): Promise<CountedTry> {
  if (limit.most === 0 || from === null) return { tries: 0, retryAfter: null };
  const now = site.now();
  const expires_at = new Date(now.getTime() + limit.windowMs).toISOString();
  await expireTries(site);
  const row = await site.db
    .insertInto("tries")
    .values({ key: await keyOf(site, limit, from), count: 1, expires_at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({ count: eb("tries.count", "+", 1) })),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  const wait = Math.max(1, Math.ceil((Date.parse(row.expires_at) - now.getTime()) / 1000));
  return { tries: row.count, retryAfter: row.count > limit.most ? wait : null };
}

/** Forgets the tries of this address: the last one proved that it is a friend. */
export async function forgiveTries(site: Site, limit: Limit, from: string | null): Promise<void> {
  if (limit.most === 0 || from === null) return;
  await site.db
    .deleteFrom("tries")
    .where("key", "=", await keyOf(site, limit, from))
    .execute();
}

/** Forgets every try whose window is over; addresses are kept no longer than that, and only as salted hashes. */
export async function expireTries(site: Pick<Site, "db" | "now">): Promise<void> {
  await site.db.deleteFrom("tries").where("expires_at", "<=", site.now().toISOString()).execute();
}

async function keyOf(site: Site, { of }: Limit, from: string): Promise<string> {
  const salt = await readSecret(site.db, "tries-salt");
  return createHmac("sha256", salt)
    .update(`${of} ${networkOf(from)}`)
    .digest("base64url");
}
