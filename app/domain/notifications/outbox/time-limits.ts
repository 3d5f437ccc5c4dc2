import type { Site } from "~/domain/site";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** After this time a message is not tried again, in milliseconds. */
export const giveUpAfter = 3 * day;
/** The time for which sent notifications are stored, in milliseconds. */
export const retentionMs = 30 * day;
/** The time for which a try belongs to its sender, in milliseconds. It is longer than any try. */
export const claimedFor = 2 * minute;

const pauses = [1, 2, 5, 10, 20, 30, 60, 120, 240, 360].map((minutes) => minutes * minute);
/** The longest pause between two tries, in milliseconds. */
export const longestPause = 6 * hour;

/** Returns the pause after this many tries, in milliseconds. */
export function pauseAfter(tries: number): number {
  return pauses[Math.max(0, tries - 1)] ?? longestPause;
}

/** Returns the time that was so many milliseconds ago, ISO-8601. */
export function before({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() - milliseconds).toISOString();
}
