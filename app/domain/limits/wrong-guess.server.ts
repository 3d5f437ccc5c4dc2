import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { Limit } from "./limit";
import { consumeAttempt, secondsUntilAllowed } from "./rate-limit.server";

/** Wrong codes, or wrong receipts, in a quarter of an hour from one address. */
export const wrongGuessesPerQuarter = 20;

/**
 * Counts what leads to nothing and may have been guessed. Seconds to wait; null when it was not one too many, or when
 * nothing can be counted on a full disk. `from` null: the address is unknown, nothing is counted.
 */
export async function countWrongGuess(
  site: Site,
  of: "wrong-codes" | "wrong-receipts",
  from: string | null,
): Promise<number | null> {
  const limit: Limit = { of, most: wrongGuessesPerQuarter, windowMs: 15 * 60 * 1000 };
  try {
    const wait = await secondsUntilAllowed(site, limit, from);
    return wait ?? (await consumeAttempt(site, limit, from)).retryAfter;
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return null;
  }
}
