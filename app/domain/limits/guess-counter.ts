/** Counts, in memory, the possible guesses of each sender. */
export type GuessCounter = ReturnType<typeof guessCounter>;

/**
 * Creates a counter whose windows begin with a key's first guess. It remembers at most `max` keys; a new key replaces
 * the oldest. On disk, each guess from a new network would cost a write, for which everybody would have to wait.
 */
export function guessCounter(windowMs = 15 * 60 * 1000, max = 20_000) {
  const windows = new Map<string, { guesses: number; until: number }>();
  return {
    /** Counts one guess at the moment `at`. Returns the guesses in the key's window, and its end in milliseconds. */
    count(key: string, at: number) {
      const before = windows.get(key);
      // A window that ends later than a new one would is over, too: the clock was set back.
      if (before && before.until > at && before.until <= at + windowMs) {
        before.guesses += 1;
        return before;
      }
      windows.delete(key);
      const oldest = windows.keys().next();
      if (windows.size >= max && !oldest.done) windows.delete(oldest.value);
      const begun = { guesses: 1, until: at + windowMs };
      windows.set(key, begun);
      return begun;
    },
    forget: (key: string) => void windows.delete(key),
  };
}
