import { LRUCache } from "lru-cache";

/** The maximum length of a memoized text. Without it strangers could fill the memory with long texts. */
const longest = 200;

/** Returns a function that does the same, and remembers the results for the last `max` texts. */
export function memoized<Found extends NonNullable<unknown>>(find: (text: string) => Found, max = 1000) {
  const known = new LRUCache<string, Found>({ max, memoMethod: find });
  return (text: string) => (text.length > longest ? find(text) : known.memo(text));
}
