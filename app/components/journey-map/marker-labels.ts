import { fill } from "~/text/fill";
import type { Words } from "~/text/words";

/** What a pin of the map says to those who do not see it. */
export function pinLabel({ text }: Words, stop: { number: number; city: string; country: string }): string {
  return fill(text.map.pin, stop);
}

/** What the stamp for several close stops says: how many, around which city, from which number to which. */
export function clusterLabel(
  { text, number }: Words,
  { count, ...stops }: { count: number; city: string; first: number; last: number },
): string {
  return fill(text.map.cluster, { ...stops, count: number(count) });
}

/** What is written on that stamp: '3–6' when their numbers follow each other, else '×12'. */
export const clusterText = (count: number, first: number, last: number) =>
  last - first + 1 === count && last < 100 ? `${first}–${last}` : `×${count}`;
