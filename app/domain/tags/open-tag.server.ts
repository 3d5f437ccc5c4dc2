import { countWrongGuess } from "~/domain/limits/wrong-guess.server";
import type { Site } from "~/domain/site";
import type { Tag } from "./tag";
import { readTagCode } from "./tag-code";
import { findTagByCode } from "./tags-queries.server";

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
  const retryAfter = countWrongGuess(site, "codes", from);
  return retryAfter === null ? { state: "unknown" } : { state: "too-many", retryAfter };
}
