import { fill } from "~/text/fill";
import type { Words } from "~/text/words";

/** Returns the accessible name of a pin. */
export function pinLabel({ text }: Words, stop: { number: number; city: string; country: string }): string {
  return fill(text.map.pin, stop);
}

/** Returns the accessible name of a stamp: the number of stops, the first city, the first and the last stop number. */
export function clusterLabel(
  { text, number }: Words,
  { count, ...stops }: { count: number; city: string; first: number; last: number },
): string {
  return fill(text.map.cluster, { ...stops, count: number(count) });
}

/** Returns the text on a stamp: '7' for one stop, '3–6' when the stop numbers are consecutive, else '×12'. */
export function clusterText(count: number, first: number, last: number): string {
  if (count === 1) return `${first}`;
  return last - first + 1 === count && last < 100 ? `${first}–${last}` : `×${count}`;
}
