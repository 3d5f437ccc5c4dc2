const timeZone = "Europe/Rome";
/** How many days and moments each format remembers: a list has the same ones every time it is rendered. */
const maxKnown = 500;

/** How a language writes days and moments: always by the clock of Rome. `locale`: a BCP 47 tag. */
export function datesIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions): ((moment: string) => string) => {
    let made: Intl.DateTimeFormat | undefined;
    const known = new Map<string, string>();
    return (moment) => {
      const before = known.get(moment);
      if (before !== undefined) return before;
      // Not before the first date: looking Rome up takes as long as rendering a page.
      made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      const written = made.format(new Date(moment));
      if (known.size >= maxKnown) known.clear();
      known.set(moment, written);
      return written;
    };
  };
  const shortDate = format({ day: "numeric", month: "short", year: "numeric" });
  const clock = format({ hour: "2-digit", minute: "2-digit" });
  return {
    /** '3 mag 2026', from `YYYY-MM-DD` or ISO-8601 UTC. */
    shortDate,
    /** '3 maggio 2026', from `YYYY-MM-DD`. */
    dayInWords: format({ day: "numeric", month: "long", year: "numeric" }),
    /** '3 maggio', from `YYYY-MM-DD`. */
    dayAndMonth: format({ day: "numeric", month: "long" }),
    /** 'maggio 2026', from a day of it, `YYYY-MM-DD`. */
    monthInWords: format({ month: "long", year: "numeric" }),
    /** 'domenica 3 maggio 2026', from `YYYY-MM-DD` or ISO-8601 UTC. */
    longDate: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    /** '3 mag 2026, 18:05', from ISO-8601 UTC. */
    dateAndTime: (moment: string) => `${shortDate(moment)}, ${clock(moment)}`,
    /** 'oggi', 'ieri', '12 giorni fa', and from a month on '3 mag 2026'; both days as YYYY-MM-DD. */
    relativeDay(day: string, today: string): string {
      const days = Math.round((Date.parse(day) - Date.parse(today)) / (24 * 60 * 60 * 1000));
      if (days < -30) return shortDate(day);
      // Of a clock that was set back remain days that are still to come.
      return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.min(days, 0), "day");
    },
  };
}
