import type { MapMarker } from "~/map/draw-journey-map.server";
import { fill } from "~/text/fill";
import type { Words } from "~/text/words";

/**
 * Returns the accessible name of a pin or a stamp, and the text on it: '7' for one stop, '3–6' when the stop numbers
 * are consecutive, else '×12'. The name contains that text, because people who speak to their browser say what they see.
 */
export function markerWords(
  { text, number }: Words,
  { stop, count, last }: Pick<MapMarker, "stop" | "count" | "last">,
) {
  const { city, number: first } = stop;
  if (count === 1) return { name: fill(text.map.pin, stop), sign: `${first}` };
  const isRow = last - first + 1 === count && last < 100;
  const name = fill(text.map.cluster, { city, first, last, count: number(count) });
  const sign = isRow ? `${first}–${last}` : `×${count}`;
  return { name: `${sign} · ${name}`, sign };
}

/** Returns the style of a marker's text by its length. */
export function numberClass({ length }: string): string {
  if (length > 4) return "marker-number marker-number-longest";
  return length > 3 ? "marker-number marker-number-long" : "marker-number";
}
