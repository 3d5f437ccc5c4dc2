/**
 * Returns the day in a photo's EXIF tags by the camera's own clock, as `YYYY-MM-DD`. Null when it is missing, or no
 * calendar day since 1900.
 */
export function captureDate({ DateTimeOriginal }: Record<string, unknown>): string | null {
  const written = typeof DateTimeOriginal === "string" ? DateTimeOriginal.trim() : "";
  const day = /^((?:19|20|21)\d\d)[:-](\d\d)[:-](\d\d)(?:[ T]|$)/.exec(written)?.slice(1).join("-");
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
