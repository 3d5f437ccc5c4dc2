import type { Point } from "~/map/geometry/mercator";

/** The side of a marker on which the city's name stands. */
export type LabelSide = "right" | "left";

/** A marker on a large screen, in CSS pixels. */
export interface MarkerToLabel extends Point {
  name: string;
  /** True for a pin, which stands above its point. False for a stamp, which lies on its point. */
  stands: boolean;
}

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

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Chooses a side for every city's name, so that the name covers no marker and no other name. Null when neither side is
 * free. Names must stay between the x positions `room.from` and `room.to`.
 */
export function arrangeLabels(
  markers: MarkerToLabel[],
  room: { from: number; to: number },
): (LabelSide | null)[] {
  if (markers.length > maxNames) return markers.map(() => null);
  const taken: Box[] = markers.map(({ x, y, stands }) => ({
    left: x - pin.width / 2,
    right: x + pin.width / 2,
    top: stands ? y - pin.height : y - pin.width / 2,
    bottom: stands ? y : y + pin.width / 2,
  }));
  return markers.map((marker) => {
    for (const side of ["right", "left"] as const) {
      const box = nameBox(marker, side);
      if (box.left < room.from || box.right > room.to || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
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
