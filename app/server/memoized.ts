import { LRUCache } from "lru-cache";

/** Longer texts are not remembered: whoever makes them up could fill the memory. */
const longest = 200;

/** The same function, which remembers what it found for the last `max` texts: most requests are for the same few pages. */
export function memoized<Found extends NonNullable<unknown>>(
  find: (text: string) => Found,
  max = 1000,
): (text: string) => Found {
  const known = new LRUCache<string, Found>({ max, memoMethod: find });
  return (text) => (text.length > longest ? find(text) : known.memo(text));
}
