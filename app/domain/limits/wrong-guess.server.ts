import type { Site } from "~/domain/site";
import { householdOf } from "./rate-limit.server";

/** The maximum number of wrong codes or wrong receipts from one address in a quarter of an hour. */
export const wrongGuessesPer15Minutes = 20;

/** A quarter of an hour in milliseconds: the window in which the wrong guesses of an address are counted. */
export const wrongGuessesWindow = 15 * 60 * 1000;

/**
 * Counts a wrong secret, which may be a guess. Returns the seconds to wait, or null while the limit is not reached.
 * `from` is null when the sender's address is unknown: then nothing is counted.
 */
export function countWrongGuess(
  site: Pick<Site, "guesses" | "now">,
  of: "codes" | "receipts",
  from: string | null,
): number | null {
  if (from === null) return null;
  const now = site.now().getTime();
  const { guesses, until } = site.guesses.count(`${of} ${householdOf(from)}`, now);
  return guesses > wrongGuessesPer15Minutes ? Math.max(1, Math.ceil((until - now) / 1000)) : null;
}
