import type { MapMarker } from "~/map/draw-journey-map.server";
import { fill } from "~/text/fill";
import type { Words } from "~/text/words";

/**
 * Returns the accessible name of a pin or a stamp, and the text on it: '7' for one stop, '3–6' when the stop numbers
 * are consecutive, else '×12'. The name contains that text, because people who speak to their browser say what they see.
 */
export function markerWords(
  { text }: Words,
  { stop, count, numbers }: Pick<MapMarker, "stop" | "count" | "numbers">,
) {
  if (count === 1) return { name: fill(text.map.pin, stop), sign: `${stop.number}` };
  const name = fill(text.map.cluster, { city: stop.city, numbers });
  if (/^\d{1,2}\u2013\d{1,2}$/.test(numbers)) return { name, sign: numbers };
  return { name: `×${count} · ${name}`, sign: `×${count}` };
}

/** Returns the style of a marker's text by its length. */
export function numberClass({ length }: string): string {
  if (length > 4) return "marker-number marker-number-longest";
  return length > 3 ? "marker-number marker-number-long" : "marker-number";
}
