import { createHmac } from "node:crypto";
import { findOrCreateSecret } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";

/** The result of counting an attempt. */
export interface ConsumedAttempt {
  /** The number of attempts in this window, including this one. 0 when attempts are not counted. */
  attempts: number;
  /** The number of seconds until the next attempt is allowed. Null when this attempt is allowed. */
  retryAfter: number | null;
}

/** The longest window of all limits, in milliseconds. */
const longestWindow = 24 * 60 * 60 * 1000;
/** The maximum difference between the clocks of instances that share a database, in milliseconds. */
const clockDifference = 60 * 1000;

/**
 * Counts an attempt from this address, or `times` attempts at once. Counts survive restarts. A window begins with the
 * first attempt and ends after `windowMs`. A stored window cannot end later than a new one would. If it does, the
 * clock was set back: the window counts as closed. `from` is null when the address is unknown: then nothing is
 * counted.
 */
export async function consumeAttempt(
  site: Site,
  limit: Limit,
  from: string | null,
  times = 1,
): Promise<ConsumedAttempt> {
  if (limit.max === 0 || from === null) return { attempts: 0, retryAfter: null };
  const key = await keyOf(site, limit, from);
  const expires_at = inMs(site, limit.windowMs);
  await expireAttempts(site);
  const latest = inMs(site, limit.windowMs + clockDifference);
  const row = await site.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("tries").where("key", "=", key).where("expires_at", ">", latest).execute();
    return trx
      .insertInto("tries")
      .values({ key, count: times, expires_at })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({ count: eb("tries.count", "+", times) })),
      )
      .returning(["count", "expires_at"])
      .executeTakeFirstOrThrow();
  });
  return {
    attempts: row.count,
    retryAfter: row.count > limit.max ? secondsUntil(site, row.expires_at) : null,
  };
}

/**
 * Returns the number of seconds until the next attempt from this address is allowed, or null when it is allowed now.
 * Counts nothing.
 */
export async function secondsUntilAllowed(
  site: Site,
  limit: Limit,
  from: string | null,
): Promise<number | null> {
  if (limit.max === 0 || from === null) return null;
  const row = await site.db
    .selectFrom("tries")
    .select("expires_at")
    .where("key", "=", await keyOf(site, limit, from))
    .where("count", ">=", limit.max)
    .where("expires_at", ">", inMs(site, 0))
    .where("expires_at", "<=", inMs(site, limit.windowMs + clockDifference))
    .executeTakeFirst();
  return row ? secondsUntil(site, row.expires_at) : null;
}

/** Deletes the counted attempts of this address under this limit. */
export async function resetAttempts(site: Site, limit: Limit, from: string | null): Promise<void> {
  if (limit.max === 0 || from === null) return;
  await site.db
    .deleteFrom("tries")
    .where("key", "=", await keyOf(site, limit, from))
    .execute();
}

/** Deletes the counts of all windows that are over. Until then a count is stored under a salted hash of the address. */
export async function expireAttempts(site: Pick<Site, "db" | "now">): Promise<void> {
  await site.db
    .deleteFrom("tries")
    .where((eb) =>
      eb.or([
        eb("expires_at", "<=", inMs(site, 0)),
        eb("expires_at", ">", inMs(site, longestWindow + clockDifference)),
      ]),
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
  const salt = await findOrCreateSecret(site.db, "tries-salt");
  return createHmac("sha256", salt)
    .update(`${of} ${householdOf(from)}`)
    .digest("base64url");
}

/** A rate limit for one address. */
export interface Limit {
  /** The limited action. */
  of:
    | "stories"
    | "wrong-passwords"
    | "wrong-codes"
    | "photos"
    | "robots-photos"
    | "confirmed"
    | "reports"
    | "follows"
    | `sightings ${string}`;
  /** The maximum number of attempts in one window; 0 means no limit. */
  max: number;
  windowMs: number;
}

/**
 * Returns the network of an address: the first 24 bits of IPv4, or 48 bits of IPv6. One customer of a hosting company
 * can have so many addresses, and counts as one sender where senders take turns.
 */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.split(".", 3).join(".")}.0/24` : ipv6Prefix(address, 48);
}

/**
 * Returns the household of an address: the IPv4 address, or the first 64 bits of IPv6. One household or phone has so
 * many addresses, and its attempts are counted together.
 */
export function householdOf(address: string): string {
  return ipv4Of(address) ?? ipv6Prefix(address, 64);
}

function ipv4Of(address: string): string | undefined {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

function ipv6Prefix(address: string, bits: 48 | 64): string {
  if (!address.includes(":")) return address;
  const [before = "", after] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail]
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/${bits}`;
}

/**
 * Returns the delay of the answer to the nth wrong password, in milliseconds. The first three answers have no delay.
 */
export function delayAfterWrongPassword(attempts: number): number {
  return attempts <= 3 ? 0 : Math.min(4000, 500 * 2 ** (attempts - 4));
}
