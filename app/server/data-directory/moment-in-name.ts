/** A moment (ISO-8601 UTC) as a part of a file name: `2026-05-03T10:00:00.000Z` is `20260503-100000`. */
export function momentInName(moment: string): string {
  return moment.slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}
