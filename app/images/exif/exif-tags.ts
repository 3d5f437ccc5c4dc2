import type { Position } from "~/images/prepared-photo";

/**
 * Returns the position in EXIF tags, in decimal degrees. Latitude or longitude is left out when it is missing,
 * invalid, out of range or without its hemisphere. When both are 0, both are left out: phones write 0 and 0 for
 * "unknown".
 */
export function positionInTags(tags: Record<string, unknown>): Partial<Position> {
  const latitude = degrees(tags.GPSLatitude, tags.GPSLatitudeRef, "N", "S", 90);
  const longitude = degrees(tags.GPSLongitude, tags.GPSLongitudeRef, "E", "W", 180);
  if (latitude === 0 && longitude === 0) return {};
  return { ...(latitude !== null && { latitude }), ...(longitude !== null && { longitude }) };
}

function degrees(
  parts: unknown,
  hemisphere: unknown,
  plus: string,
  minus: string,
  limit: number,
): number | null {
  if (!Array.isArray(parts) || parts.length !== 3 || typeof hemisphere !== "string") return null;
  const letter = hemisphere.trim().charAt(0).toUpperCase();
  const [whole, minutes, seconds] = parts.map(Number) as [number, number, number];
  const inRange = whole >= 0 && minutes >= 0 && minutes <= 60 && seconds >= 0 && seconds <= 60;
  const value = Number((whole + minutes / 60 + seconds / 3600).toFixed(7));
  if (!inRange || value > limit || (letter !== plus && letter !== minus)) return null;
  return letter === minus && value !== 0 ? -value : value;
}

/**
 * Returns the day in a photo's EXIF tags as `YYYY-MM-DD`, by the camera's own clock. Null when the day is missing,
 * before 1900 or not in the calendar.
 */
export function captureDate({ DateTimeOriginal }: Record<string, unknown>): string | null {
  const written = typeof DateTimeOriginal === "string" ? DateTimeOriginal.trim() : "";
  const day = /^((?:19|20|21)\d\d)[:-](\d\d)[:-](\d\d)(?:[ T]|$)/.exec(written)?.slice(1).join("-");
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
