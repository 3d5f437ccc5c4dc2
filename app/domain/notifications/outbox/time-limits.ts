import { dayMs } from "~/domain/day";

const minute = 60 * 1000;
const hour = 60 * minute;

/** The age in milliseconds after which a message is not tried again. */
export const giveUpAfter = 3 * dayMs;
/** The time for which a sender holds a message that it is trying to send, in milliseconds. No try takes so long. */
export const claimedFor = 2 * minute;

const pauses = [1, 2, 5, 10, 20, 30, 60, 120, 240, 360].map((minutes) => minutes * minute);
/** The longest pause between two tries, in milliseconds. */
export const longestPause = 6 * hour;

/** Returns the pause before the next try, in milliseconds, after this number of tries. */
export function pauseAfter(tries: number): number {
  return pauses[Math.max(0, tries - 1)] ?? longestPause;
}
