let inItaly: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Italy, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  // Swedish writes dates as ISO 8601 does. Not before the first date: looking Rome up takes as long as rendering a page.
  inItaly ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  return inItaly.format(moment);
}

const hourMs = 60 * 60 * 1000;

/**
 * A period, in milliseconds, around a moment, within which no day ends in Italy: its clocks are one or two hours ahead of
 * UTC, so days end at 22 or at 23 o'clock. Without asking where summer time begins: looking Rome up takes as long as
 * rendering a page.
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
