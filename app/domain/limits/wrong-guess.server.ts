import type { Site } from "~/domain/site";
import { householdOf } from "./rate-limit.server";

/** The maximum number of wrong codes or receipts in a quarter of an hour from one address. */
export const wrongGuessesPerQuarter = 20;

/** The length of the window for wrong guesses, in milliseconds. */
export const wrongGuessesWindow = 15 * 60 * 1000;

/**
 * Counts a wrong secret that may have been guessed. Returns the seconds to wait, or null when the limit is not
 * reached. `from` is null when the address is unknown: then nothing is counted.
 */
export function countWrongGuess(
  site: Pick<Site, "guesses" | "now">,
  of: "codes" | "receipts",
  from: string | null,
): number | null {
  if (from === null) return null;
  const now = site.now().getTime();
  const { guesses, until } = site.guesses.count(`${of} ${householdOf(from)}`, now);
  return guesses > wrongGuessesPerQuarter ? Math.max(1, Math.ceil((until - now) / 1000)) : null;
}
