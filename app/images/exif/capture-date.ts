/**
 * The day on which EXIF tags say that a photo was taken, by the camera's own clock, as `YYYY-MM-DD`; null when it is
 * missing, or no day of the calendar from 1900 on.
 */
export function captureDate({ DateTimeOriginal }: Record<string, unknown>): string | null {
  const written = typeof DateTimeOriginal === "string" ? DateTimeOriginal.trim() : "";
  const day = /^((?:19|20|21)\d\d)[:-](\d\d)[:-](\d\d)(?:[ T]|$)/.exec(written)?.slice(1).join("-");
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
