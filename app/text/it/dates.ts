/** A moment, ISO-8601 UTC, as readers see it: always Italian, always the clock of Rome. */
function rome(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    // Not before the first date: looking Rome up takes as long as rendering a page.
    format ??= new Intl.DateTimeFormat("it-IT", { timeZone: "Europe/Rome", ...options });
    return format.format(new Date(moment));
  };
}

const short = rome({ day: "numeric", month: "short", year: "numeric" });
const inWords = rome({ day: "numeric", month: "long", year: "numeric" });
const dayOfYear = rome({ day: "numeric", month: "long" });
const month = rome({ month: "long", year: "numeric" });
const long = rome({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const clock = rome({ hour: "2-digit", minute: "2-digit" });

/** '3 maggio 2026', from `YYYY-MM-DD`. */
export function dayInWords(day: string): string {
  return inWords(day);
}

/** '3 maggio', from `YYYY-MM-DD`. */
export function dayAndMonth(day: string): string {
  return dayOfYear(day);
}

/** 'maggio 2026', from a day of it, `YYYY-MM-DD`. */
export function monthInWords(day: string): string {
  return month(day);
}

/** '3 mag 2026', from `YYYY-MM-DD` or ISO-8601 UTC. */
export function shortDate(moment: string): string {
  return short(moment);
}

/** 'domenica 3 maggio 2026', from `YYYY-MM-DD` or ISO-8601 UTC. */
export function longDate(moment: string): string {
  return long(moment);
}

/** '3 mag 2026, 18:05', from ISO-8601 UTC. */
export function dateAndTime(moment: string): string {
  return `${short(moment)}, ${clock(moment)}`;
}

const relative = new Intl.RelativeTimeFormat("it-IT", { numeric: "auto" });

/** 'oggi', 'ieri', '12 giorni fa', and from a month on '3 mag 2026'; both days as YYYY-MM-DD. */
export function relativeDay(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / (24 * 60 * 60 * 1000));
  if (days < -30) return short(day);
  // Of a clock that was set back remain days that are still to come.
  return relative.format(Math.min(days, 0), "day");
}
