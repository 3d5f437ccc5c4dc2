import { createHmac } from "node:crypto";
import { readSecret } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { type Limit, networkOf } from "./limit";

/** What became of a try. */
export interface CountedTry {
  /** How many there were in this window, these included; 0 when nobody counts. */
  tries: number;
  /** Seconds until the next one is allowed; null when this one is. */
  retryAfter: number | null;
}

/** No limit has a longer window, in milliseconds. */
const longestWindow = 60 * 60 * 1000;

/**
 * Counts a try from this address (or as many as `times` says), also across restarts. The window begins with its first
 * try and ends after `windowMs`, whatever is tried meanwhile. One that would end later was begun before the clock was
 * set back: it is over. `from` null: nobody knows who asks, and nothing is counted.
 */
export async function countTry(
  site: Site,
  limit: Limit,
  from: string | null,
  times = 1,
): Promise<CountedTry> {
  if (limit.most === 0 || from === null) return { tries: 0, retryAfter: null };
  const key = await keyOf(site, limit, from);
  const expires_at = inMs(site, limit.windowMs);
  await expireTries(site);
  await site.db.deleteFrom("tries").where("key", "=", key).where("expires_at", ">", expires_at).execute();
  const row = await site.db
    .insertInto("tries")
    .values({ key, count: times, expires_at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({ count: eb("tries.count", "+", times) })),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  return { tries: row.count, retryAfter: row.count > limit.most ? secondsUntil(site, row.expires_at) : null };
}

/** Seconds until this address may try again, null when it may now; asking is no try. */
export async function waitFor(site: Site, limit: Limit, from: string | null): Promise<number | null> {
  if (limit.most === 0 || from === null) return null;
  const row = await site.db
    .selectFrom("tries")
    .select("expires_at")
    .where("key", "=", await keyOf(site, limit, from))
    .where("count", ">=", limit.most)
    .where("expires_at", ">", inMs(site, 0))
    .where("expires_at", "<=", inMs(site, limit.windowMs))
    .executeTakeFirst();
  return row ? secondsUntil(site, row.expires_at) : null;
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
  await site.db
    .deleteFrom("tries")
    .where((eb) =>
      eb.or([eb("expires_at", "<=", inMs(site, 0)), eb("expires_at", ">", inMs(site, longestWindow))]),
    )
    .execute();
}

function inMs({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}

function secondsUntil({ now }: Pick<Site, "now">, moment: string): number {
  return Math.max(1, Math.ceil((Date.parse(moment) - now().getTime()) / 1000));
}

async function keyOf(site: Site, { of }: Limit, from: string): Promise<string> {
  const salt = await readSecret(site.db, "tries-salt");
  return createHmac("sha256", salt)
    .update(`${of} ${networkOf(from)}`)
    .digest("base64url");
}
