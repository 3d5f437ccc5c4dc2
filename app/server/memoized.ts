import { LRUCache } from "lru-cache";

/** The maximum length of a memoized text. Strangers could fill the memory with longer ones. */
const longest = 200;

/** Returns the same function, memoized for the last `max` texts, because most requests are for the same few pages. */
export function memoized<Found extends NonNullable<unknown>>(
  find: (text: string) => Found,
  max = 1000,
): (text: string) => Found {
  const known = new LRUCache<string, Found>({ max, memoMethod: find });
  return (text) => (text.length > longest ? find(text) : known.memo(text));
}
