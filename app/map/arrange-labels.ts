import type { Point } from "~/map/geometry/mercator";

/** The sides of a marker on which the city's name can stand. */
const sides = ["right", "left"] as const;
export type LabelSide = (typeof sides)[number];

/** A marker on a large screen, in CSS pixels. A pin `stands` above its point, a stamp lies on it. */
type MarkerToLabel = Point & { name: string; stands: boolean };

/** The maximum number of markers with names. More names would cover the map. */
const maxNames = 30;
/** The width of a letter in CSS pixels. */
const letter = 7.5;
/** The height of a line in CSS pixels. */
const line = 16;
/** The size of a pin in CSS pixels. */
const pin = { width: 30, height: 40 };
const aside = 19;
const above = 20;

type Box = Record<"left" | "top" | "right" | "bottom", number>;

/** Chooses a free side for every city's name, between two x positions. Null when the name would cover something. */
export function arrangeLabels(markers: MarkerToLabel[], room: { from: number; to: number }) {
  if (markers.length > maxNames) return markers.map(() => null);
  const taken: Box[] = markers.map(({ x, y, stands }) => ({
    left: x - pin.width / 2,
    right: x + pin.width / 2,
    top: stands ? y - pin.height : y - pin.width / 2,
    bottom: stands ? y : y + pin.width / 2,
  }));
  return markers.map((marker) => {
    const isFree = (box: Box) =>
      box.left >= room.from && box.right <= room.to && !taken.some((other) => overlap(box, other));
    const side = sides.find((side) => isFree(nameBox(marker, side))) ?? null;
    if (side) taken.push(nameBox(marker, side));
    return side;
  });
}

function nameBox({ x, y, name, stands }: MarkerToLabel, side: LabelSide): Box {
  const length = name.length * letter;
  const left = side === "right" ? x + aside : x - aside - length;
  const middle = stands ? y - above : y;
  return { left, right: left + length, top: middle - line / 2, bottom: middle + line / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
