/** A moment as readers see it: always Italian, always the clock of Rome. */
const rome = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("it-IT", { timeZone: "Europe/Rome", ...options });

const short = rome({ day: "numeric", month: "short", year: "numeric" });
const long = rome({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const clock = rome({ hour: "2-digit", minute: "2-digit" });

/** '3 mag 2026', from ISO-8601 UTC. */
export function shortDate(moment: string): string {
  return short.format(new Date(moment));
}

/** 'domenica 3 maggio 2026', from ISO-8601 UTC. */
export function longDate(moment: string): string {
  return long.format(new Date(moment));
}

/** '3 mag 2026, 18:05', from ISO-8601 UTC. */
export function dateAndTime(moment: string): string {
  return `${short.format(new Date(moment))}, ${clock.format(new Date(moment))}`;
}
