import type { Point } from "~/map/geometry/mercator";

/** On which side of its marker a city's name stands. */
export type LabelSide = "right" | "left";

/** A marker on a large screen, in CSS pixels. */
export interface MarkerToLabel extends Point {
  name: string;
  /** A pin stands above its place, a stamp lies on it. */
  stands: boolean;
}

/** With more markers than this the map would be covered with names. */
const maxNames = 30;
/** In CSS pixels: a letter, a line, a pin, and how far a name is from the middle of its marker. */
const letter = 7.5;
const line = 16;
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
 * The side for every city's name on which it covers no pin and no other name; null where there is none. Names may
 * stand from `room.from` to `room.to`.
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
