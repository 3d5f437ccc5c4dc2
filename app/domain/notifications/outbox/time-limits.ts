import type { Site } from "~/domain/site";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** After this time a message is not tried any more, in milliseconds. */
export const giveUpAfter = 3 * day;
/** For how long it is remembered what was told, in milliseconds. */
export const retentionMs = 30 * day;
/** For how long one try belongs to the sender that began it, in milliseconds: longer than any try. */
export const claimedFor = 2 * minute;

const pauses = [1, 2, 5, 10, 20, 30, 60, 120, 240, 360].map((minutes) => minutes * minute);
/** The longest pause between two tries, in milliseconds. */
export const longestPause = 6 * hour;

/** How long to wait after this many tries, in milliseconds. */
export function pauseAfter(tries: number): number {
  return pauses[Math.max(0, tries - 1)] ?? longestPause;
}

/** The moment so many milliseconds ago; ISO-8601. */
export function before({ now }: Pick<Site, "now">, milliseconds: number): string {
  return new Date(now().getTime() - milliseconds).toISOString();
}
