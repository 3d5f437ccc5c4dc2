import type { Limit } from "~/domain/limits/limit";
import { consumeAttempt, secondsUntilAllowed } from "~/domain/limits/rate-limit.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { Tag } from "./tag";
import { readTagCode } from "./tag-code";
import { findTagByCode } from "./tags-queries.server";

/** Wrong codes in a quarter of an hour from one address. */
export const wrongCodesPerQuarter = 20;

const limit: Limit = { of: "wrong-codes", most: wrongCodesPerQuarter, windowMs: 15 * 60 * 1000 };

/** What a code leads to. `retryAfter`: seconds until this address may try other codes. */
export type OpenedTag =
  | { state: "in-use" | "retired"; tag: Tag }
  | { state: "unknown" }
  | { state: "too-many"; retryAfter: number };

/**
 * The tag with the code that somebody typed or scanned. A right one is always answered; wrong ones from an address are
 * counted, and beyond the limit not even that is said of them. `from` null: the address is unknown, nothing is counted.
 */
export async function openTag(site: Site, typed: string, from: string | null): Promise<OpenedTag> {
  const code = readTagCode(typed);
  const tag = code && (await findTagByCode(site, code));
  if (tag) return { state: tag.retired ? "retired" : "in-use", tag };
  const retryAfter = await countWrongCode(site, from);
  return retryAfter === null ? { state: "unknown" } : { state: "too-many", retryAfter };
}

/** Seconds to wait; null when this code was not one too many, or when nothing can be counted on a full disk. */
async function countWrongCode(site: Site, from: string | null): Promise<number | null> {
  try {
    const wait = await secondsUntilAllowed(site, limit, from);
    return wait ?? (await consumeAttempt(site, limit, from)).retryAfter;
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return null;
  }
}
