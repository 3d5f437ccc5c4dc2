import { countWrongGuess } from "~/domain/limits/rate-limit.server";
import type { Site } from "~/domain/site";
import type { Tag } from "./tag";
import { readTagCode } from "./tag-code";
import { findTagByCode } from "./tags-queries.server";

/** The result of looking up a code. `retryAfter` is the number of seconds until this address may try again. */
export type OpenedTag =
  | { state: "in-use" | "retired"; tag: Tag }
  | { state: "unknown" }
  | { state: "too-many"; retryAfter: number };

/**
 * Finds the tag with a typed or scanned code. A right code always works. Wrong codes of each sender are counted; above
 * the limit the answer is "too many" instead of "unknown". `from` is null when the sender's address is unknown: then
 * nothing is counted.
 */
export async function openTag(site: Site, typed: string, from: string | null): Promise<OpenedTag> {
  const code = readTagCode(typed);
  const tag = code && (await findTagByCode(site, code));
  if (tag) return { state: tag.retired ? "retired" : "in-use", tag };
  const retryAfter = countWrongGuess(site, "codes", from);
  return retryAfter === null ? { state: "unknown" } : { state: "too-many", retryAfter };
}
