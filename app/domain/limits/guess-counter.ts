/** Counts, in memory, the possible guesses of each sender. */
export interface GuessCounter {
  /**
   * Counts one guess under this key. `at` is the present moment in milliseconds. Returns the number of guesses in the
   * key's window, which began with its first guess, and the moment when the window ends.
   */
  count(key: string, at: number): { guesses: number; until: number };
}

/**
 * Creates a counter with windows of `windowMs`. It remembers at most `max` keys; a new key replaces the oldest. Counts
 * are only in memory, so a restart forgets them. On disk, each guess from a new network would cost a write, for which
 * everybody would have to wait.
 */
export function guessCounter(windowMs: number, max = 20_000): GuessCounter {
  const windows = new Map<string, { guesses: number; until: number }>();
  return {
    count(key, at) {
      const before = windows.get(key);
      // A window cannot end later than a new one would. If it does, the clock was set back: the window counts as
      // closed.
      const isOpen = before !== undefined && before.until > at && before.until <= at + windowMs;
      if (isOpen) {
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
  };
}
