import { createHmac } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { dayMs, momentIn } from "~/domain/day";
import { findOrCreateSecret } from "~/domain/key-values.server";
import type { Clocked, Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";

/** A rate limit for one address: at most `max` attempts in a window. 0 means no limit. */
export interface Limit {
  /** The name of what is limited. */
  of: string;
  max: number;
  windowMs: number;
}

/** The longest window of all limits, in milliseconds. */
const longestWindow = dayMs;
/** The maximum difference between the clocks of instances that share a database, in milliseconds. */
const clockDifference = 60 * 1000;
/** The maximum number of wrong codes or wrong receipts from one address in a quarter of an hour. */
export const wrongGuessesPer15Minutes = 20;

/**
 * Counts an attempt from this address, or `times` attempts at once; none when `from` is null. A window begins with its
 * first attempt; counts survive restarts. `retryAfter` is in seconds, and null when the attempt is allowed.
 */
export async function consumeAttempt(site: Site, limit: Limit, from: string | null, times = 1) {
  if (limit.max === 0 || from === null) return { attempts: 0, retryAfter: null };
  const isOver = isWindowOver(site, limit.windowMs);
  const { count, expires_at } = await site.db
    .insertInto("tries")
    .values({ key: await keyOf(site, limit, from), count: times, expires_at: momentIn(site, limit.windowMs) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${isOver} then excluded.count else tries.count + excluded.count end`,
        expires_at: sql`case when ${isOver} then excluded.expires_at else tries.expires_at end`,
      }),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
  return {
    attempts: count,
    retryAfter: count > limit.max ? secondsUntil(site, Date.parse(expires_at)) : null,
  };
}

/** Counts an attempt to sign in: in memory while nothing can be stored, because the owner must be able to make room. */
export async function consumeSignIn(site: Site, limit: Limit, from: string | null) {
  const counted = await consumeAttempt(site, limit, from).catch(unlessStorageFault);
  if (counted) return counted;
  const { guesses, until } = site.guesses.count(nameOf(limit, from ?? ""), site.now().getTime());
  return { attempts: guesses, retryAfter: guesses > limit.max ? secondsUntil(site, until) : null };
}

/** Returns the seconds until the next attempt from this address, or null when it is allowed now. Counts nothing. */
export async function secondsUntilAllowed(site: Site, limit: Limit, from: string | null) {
  if (limit.max === 0 || from === null) return null;
  const tries = site.db.selectFrom("tries").select("expires_at").where("count", ">=", limit.max);
  const own = tries.where("key", "=", await keyOf(site, limit, from));
  const row = await own.where(({ not }) => not(isWindowOver(site, limit.windowMs))).executeTakeFirst();
  return row ? secondsUntil(site, Date.parse(row.expires_at)) : null;
}

/** Deletes the counted attempts of this address under this limit. On a full disk stored ones stay. */
export async function resetAttempts(site: Site, limit: Limit, from: string | null): Promise<void> {
  if (limit.max === 0 || from === null) return;
  const reset = (key: string) => site.db.deleteFrom("tries").where("key", "=", key).execute();
  await keyOf(site, limit, from).then(reset).catch(unlessStorageFault);
  site.guesses.forget(nameOf(limit, from));
}

/** Deletes the counts of all windows that are over. Until then a count is stored under a salted hash of the address. */
export async function expireAttempts(site: Clocked): Promise<void> {
  await site.db.deleteFrom("tries").where(isWindowOver(site, longestWindow)).execute();
}

/** Counts a wrong secret, which may be a guess, in memory. `retryAfter`: seconds until this address may try again. */
export function countWrongGuess(site: Pick<Site, "guesses" | "now">, of: string, from: string | null) {
  const unknown = { state: "unknown" as const };
  if (from === null) return unknown;
  const { guesses, until } = site.guesses.count(`${of} ${householdOf(from)}`, site.now().getTime());
  if (guesses <= wrongGuessesPer15Minutes) return unknown;
  return { state: "too-many" as const, retryAfter: secondsUntil(site, until) };
}

/** A window that ends later than a new one would is over, too: the clock was set back. */
function isWindowOver(site: Pick<Site, "now">, windowMs: number) {
  const latest = momentIn(site, windowMs + clockDifference);
  return sql<SqlBool>`(tries.expires_at <= ${momentIn(site, 0)} or tries.expires_at > ${latest})`;
}

function secondsUntil({ now }: Pick<Site, "now">, moment: number): number {
  return Math.max(1, Math.ceil((moment - now().getTime()) / 1000));
}

const nameOf = ({ of }: Limit, from: string) => `${of} ${householdOf(from)}`;

async function keyOf(site: Site, limit: Limit, from: string): Promise<string> {
  const salt = await findOrCreateSecret(site.db, "tries-salt");
  return createHmac("sha256", salt).update(nameOf(limit, from)).digest("base64url");
}

/** Returns the network of a sender: the first 24 bits of IPv4, or 48 of IPv6, because one customer can have so many. */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.split(".", 3).join(".")}.0/24` : ipv6Prefix(address, 48);
}

/** Returns the household or phone of a sender: the IPv4 address, or the first 64 bits of IPv6. */
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

/** Returns the delay of the answer to the nth wrong password, in milliseconds. The first three have none. */
export function delayAfterWrongPassword(attempts: number): number {
  return attempts <= 3 ? 0 : Math.min(4000, 500 * 2 ** (attempts - 4));
}
