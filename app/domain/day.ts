const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Returns the moment in this many milliseconds, or that many ago when negative, ISO-8601 UTC. */
export function momentIn({ now }: { now(): Date }, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}

/** Returns the calendar day of a moment in Italy as `YYYY-MM-DD`, for moments since 1996. */
export function dayOf(moment: Date): string {
  // `Intl` is not used: its first use costs 8 MB, and more time than making a page.
  return new Date(moment.getTime() + hoursAhead(moment) * hourMs).toISOString().slice(0, 10);
}

/** Returns how many hours Italy is ahead of UTC: two from the last Sunday of March to that of October, else one. */
function hoursAhead(moment: Date): 1 | 2 {
  const [march, october] = [2, 9];
  const year = moment.getUTCFullYear();
  return moment >= changeIn(year, march) && moment < changeIn(year, october) ? 2 : 1;
}

/** Returns the moment of the clock change in this month, which must have 31 days: the last Sunday at 1:00 UTC. */
function changeIn(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return new Date(Date.UTC(year, month, 31 - lastDay.getUTCDay(), 1));
}

/** Returns a period around a moment, in milliseconds, in which no Italian day ends. */
export function withinOneDay(moment: number): { from: number; to: number } {
  // Italian days end at 22:00 or 23:00 UTC, because Italy is one or two hours ahead.
  const hour = Math.floor(moment / hourMs);
  const sinceLastEnd = (hour + 1) % 24;
  const isBetweenEnds = sinceLastEnd === 23;
  const from = (isBetweenEnds ? hour : hour - sinceLastEnd) * hourMs;
  return { from, to: from + (isBetweenEnds ? 1 : 23) * hourMs - 1 };
}

/** Returns the moment of a time in Italy, from `YYYY-MM-DD` and `HH:MM`. */
export function momentInItaly(day: string, time: string): Date {
  const moment = new Date(`${day}T${time}Z`);
  return new Date(moment.getTime() - hoursAhead(new Date(moment.getTime() - hourMs)) * hourMs);
}

/** True for a day, or a day and an hour (`YYYY-MM-DDTHH:MM`), by the clock of a camera. */
export function isCameraTime(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^(?:|T(?:[01]\d|2[0-3]):[0-5]\d)$/.test(text.slice(10));
}

/** True for a day of the Gregorian calendar from 1900 to 2199, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
