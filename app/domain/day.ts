let inItaly: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Italy, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  // Swedish writes dates as ISO 8601 does. Not before the first date: looking Rome up takes as long as rendering a page.
  inItaly ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  return inItaly.format(moment);
}

/** The first and the last millisecond of the calendar day in Italy in which this moment lies. */
export function dayAround(moment: Date): { from: number; to: number } {
  const hourMs = 60 * 60 * 1000;
  const day = dayOf(moment);
  // Italy's clocks differ from UTC by whole hours, also where a day has 23 or 25 of them.
  const hour = Math.floor(moment.getTime() / hourMs) * hourMs;
  let [from, next] = [hour, hour + hourMs];
  while (dayOf(new Date(from - 1)) === day) from -= hourMs;
  while (dayOf(new Date(next)) === day) next += hourMs;
  return { from, to: next - 1 };
}

/** Whether a text is a day of the Gregorian calendar from 1900 to 2199, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
