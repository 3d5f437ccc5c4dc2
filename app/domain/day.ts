/** The length of an hour in milliseconds. */
export const hourMs = 60 * 60 * 1000;
/** The length of a day in milliseconds. */
export const dayMs = 24 * hourMs;

/** Returns the moment in this many milliseconds, or that many ago when negative, ISO-8601 UTC. */
export function momentIn({ now }: { now(): Date }, milliseconds: number): string {
  return new Date(now().getTime() + milliseconds).toISOString();
}

let clock: Intl.DateTimeFormat | undefined;

/** Returns the time in Italy as `YYYY-MM-DD HH:MM:SS`. */
function italianTime(moment: Date): string {
  clock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return clock.format(moment);
}

/** Returns the calendar day of a moment in Italy as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return italianTime(moment).slice(0, 10);
}

/** Returns the moment of a time in Italy, from `YYYY-MM-DD` and `HH:MM`. */
export function momentInItaly(day: string, time: string): Date {
  const inUtc = Date.parse(`${day}T${time}Z`);
  const before = inUtc - hourMs;
  const ahead = Date.parse(`${italianTime(new Date(before))}Z`) - before;
  return new Date(inUtc - ahead);
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
