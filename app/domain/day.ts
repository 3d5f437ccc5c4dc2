const hourMs = 60 * 60 * 1000;

/**
 * The calendar day of a moment in Italy, `YYYY-MM-DD`; for moments since 1996. Without `Intl`, whose first use takes longer
 * than rendering a page, and 8 MB.
 */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + hoursAhead(moment) * hourMs).toISOString().slice(0, 10);
}

/** By how much Italy's clocks are ahead of UTC: two hours from the last Sunday of March to that of October, else one. */
function hoursAhead(moment: Date): 1 | 2 {
  const [march, october] = [2, 9];
  const year = moment.getUTCFullYear();
  return moment >= changeIn(year, march) && moment < changeIn(year, october) ? 2 : 1;
}

/** When the clocks change in a month of 31 days: on its last Sunday at 1 o'clock UTC. */
function changeIn(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 31, 1));
  return new Date(Date.UTC(year, month, 31 - lastDay.getUTCDay(), 1));
}

/**
 * A period, in milliseconds, around a moment, within which no day ends in Italy: its clocks are one or two hours ahead of
 * UTC, so days end at 22 or at 23 o'clock.
 */
export function withinOneDay(moment: number): { from: number; to: number } {
  const hour = Math.floor(moment / hourMs);
  const sinceLastEnd = (hour + 1) % 24;
  const isBetweenEnds = sinceLastEnd === 23;
  const from = (isBetweenEnds ? hour : hour - sinceLastEnd) * hourMs;
  return { from, to: from + (isBetweenEnds ? 1 : 23) * hourMs - 1 };
}

/** Whether a text is a day of the Gregorian calendar from 1900 to 2199, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
