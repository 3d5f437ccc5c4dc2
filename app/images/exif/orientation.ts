/** How a stored picture becomes upright: first mirrored left to right, if so, then turned clockwise by so many degrees. */
export interface Orientation {
  mirror: boolean;
  angle: number;
}

const orientations: Record<number, Orientation> = {
  2: { mirror: true, angle: 0 },
  3: { mirror: false, angle: 180 },
  4: { mirror: true, angle: 180 },
  5: { mirror: true, angle: 270 },
  6: { mirror: false, angle: 90 },
  7: { mirror: true, angle: 90 },
  8: { mirror: false, angle: 270 },
};

/** No turn at all. */
export const unrotated: Orientation = { mirror: false, angle: 0 };

/** What an EXIF orientation (1 to 8) asks for; no turn for any other number. */
export function orientationFromExif(orientation: number | undefined): Orientation {
  return orientations[orientation ?? 1] ?? unrotated;
}

/** The turn, and then another one clockwise by so many degrees (a multiple of 90). */
export function rotated({ mirror, angle }: Orientation, degrees: number): Orientation {
  return { mirror, angle: (angle + degrees + 360) % 360 };
}

/** The turn, and then mirrored. */
export function mirrored({ mirror, angle }: Orientation, how: "left-right" | "upside-down"): Orientation {
  return { mirror: !mirror, angle: ((how === "left-right" ? 360 : 540) - angle) % 360 };
}
