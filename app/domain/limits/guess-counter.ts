/** Counts, in memory, the possible guesses of each sender. */
export interface GuessCounter {
  /**
   * Counts one guess under this key; `at` is the moment in milliseconds. Returns the number of guesses in the window,
   * which began with the first one, and the end of the window.
   */
  count(key: string, at: number): { guesses: number; until: number };
}

/**
 * Creates a counter with windows of `windowMs`. It remembers `max` keys and forgets the oldest first. A restart
 * forgets all: on disk, a guess from each new network would make everybody wait.
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
