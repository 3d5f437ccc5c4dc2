/**
 * The way to turn a stored picture upright. When `mirror` is true, the picture is first mirrored left to right. Then
 * it is turned clockwise by `angle` degrees.
 */
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

/** Returns the turn for an EXIF orientation (1 to 8). Any other number means no turn. */
export function orientationFromExif(orientation: number | undefined): Orientation {
  return orientations[orientation ?? 1] ?? unrotated;
}

/** Returns an orientation that does the same as this one and then a clockwise turn of `degrees` (a multiple of 90). */
export function rotated({ mirror, angle }: Orientation, degrees: number): Orientation {
  return { mirror, angle: (angle + degrees + 360) % 360 };
}

/** Returns an orientation that does the same as this one and then a mirroring. */
export function mirrored({ mirror, angle }: Orientation, how: "left-right" | "upside-down"): Orientation {
  return { mirror: !mirror, angle: ((how === "left-right" ? 360 : 540) - angle) % 360 };
}
