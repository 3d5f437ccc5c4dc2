let format: Intl.DateTimeFormat | undefined;

/** The day of a moment in Rome, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  // Sweden writes dates as ISO 8601 does. Not before the first date: looking Rome up takes as long as rendering a page.
  format ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  return format.format(moment);
}
