/** Counts, in memory, what somebody may have guessed. */
export interface GuessCounter {
  /**
   * Counts one more under this key; `at`: the moment in milliseconds. Answers how many there were in the window that began
   * with the first of them, and when that ends.
   */
  count(key: string, at: number): { guesses: number; until: number };
}

/**
 * A counter with windows of `windowMs`; it remembers `max` keys and forgets the oldest first. It begins anew with the
 * program: written to disk, each guess from a new network would make all others wait for the disk.
 */
export function guessCounter(windowMs: number, max = 20_000): GuessCounter {
  const windows = new Map<string, { guesses: number; until: number }>();
  return {
    count(key, at) {
      const before = windows.get(key);
      // One that would end later than a new one was begun before the clock was set back.
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
