import type { Site } from "~/domain/site";
import { householdOf } from "./limit";

/** Wrong codes, or wrong receipts, in a quarter of an hour from one address. */
export const wrongGuessesPerQuarter = 20;

/** How long wrong guesses are counted, in milliseconds. */
export const wrongGuessesWindow = 15 * 60 * 1000;

/**
 * Counts what leads to nothing and may have been guessed. Seconds to wait; null when it was not one too many. `from`
 * null: the address is unknown, nothing is counted.
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
