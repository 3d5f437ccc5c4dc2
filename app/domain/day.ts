let inItaly: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Italy, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  // Swedish writes dates as ISO 8601 does. Not before the first date: looking Rome up takes as long as rendering a page.
  inItaly ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  return inItaly.format(moment);
}

/** Whether a text is a day of the Gregorian calendar from 1900 to 2199, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
