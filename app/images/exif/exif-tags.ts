import type { Position } from "~/images/prepared-photo";

/** The way to turn a stored picture upright: first mirrored left to right, then turned clockwise by `angle` degrees. */
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

export const unrotated: Orientation = { mirror: false, angle: 0 };

/** Returns the valid numbers of a position, in decimal degrees. Phones write 0 and 0 for "unknown". */
export function positionInTags(tags: Record<string, unknown>): Partial<Position> {
  const latitude = degrees(tags.GPSLatitude, tags.GPSLatitudeRef, "NS", 90);
  const longitude = degrees(tags.GPSLongitude, tags.GPSLongitudeRef, "EW", 180);
  if (latitude === 0 && longitude === 0) return {};
  return { ...(latitude !== null && { latitude }), ...(longitude !== null && { longitude }) };
}

/** `letters` are those of the positive and of the negative hemisphere. */
function degrees(parts: unknown, hemisphere: unknown, letters: string, limit: number): number | null {
  if (!Array.isArray(parts) || parts.length !== 3 || typeof hemisphere !== "string") return null;
  const sign = [1, -1][letters.indexOf(hemisphere.trim().charAt(0).toUpperCase() || "?")];
  const [whole, minutes, seconds] = parts.map(Number) as [number, number, number];
  const inRange = whole >= 0 && minutes >= 0 && minutes <= 60 && seconds >= 0 && seconds <= 60;
  const value = Number((whole + minutes / 60 + seconds / 3600).toFixed(7));
  if (!inRange || value > limit || sign === undefined) return null;
  return value === 0 ? 0 : sign * value;
}

/**
 * Returns the day in EXIF tags as `YYYY-MM-DD`, by the camera's own clock, or `YYYY-MM-DDTHH:MM` when the tags have the
 * hour, too. Null for no day of 1900 to 2199.
 */
export function captureTime({ DateTimeOriginal }: Record<string, unknown>): string | null {
  const written = typeof DateTimeOriginal === "string" ? DateTimeOriginal.trim() : "";
  const found = /^((?:19|20|21)\d\d)[:-](\d\d)[:-](\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)?|$)/.exec(written);
  if (!found) return null;
  const day = found.slice(1, 4).join("-");
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
    ? day + (found[4] ? `T${found[4]}` : "")
    : null;
}

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
