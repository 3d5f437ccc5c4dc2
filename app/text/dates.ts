import { fill } from "./fill";

const timeZone = "Europe/Rome";
/** Each format remembers so many days and moments: a list shows the same ones every time. */
const maxKnown = 500;

/** The names of a language's months, and how it writes days with them. */
interface DayWords {
  months: readonly string[];
  dayInWords: string;
  dayAndMonth: string;
}

/**
 * Writes days with the names of months in one language. `Intl` is not used: its first date costs 8 MB and the time of a
 * page. `firstDay`: the first of a month, '1er' in French.
 */
export function daysIn(words: () => DayWords, firstDay = "1") {
  const written = (pattern: string, isoDay: string) => {
    const [year = 0, month = 0, day = 0] = isoDay.split("-").map(Number);
    return fill<"{day} {month} {year}">(pattern as "{day} {month} {year}", {
      day: day === 1 ? firstDay : day,
      month: words().months[month - 1] ?? "",
      year,
    });
  };
  return {
    /** '3 maggio 2026', from `YYYY-MM-DD`. */
    dayInWords: (day: string) => written(words().dayInWords, day),
    /** '3 maggio', from `YYYY-MM-DD`. */
    dayAndMonth: (day: string) => written(words().dayAndMonth, day),
  };
}

/** Italian articles before 8 and 11 end in an apostrophe: 'dal 8 maggio' becomes 'dall’8 maggio'. */
export function elideArticles(sentence: string): string {
  const before = /\b(il|dal|del|al|dalla|della|alla) (?=(?:8|11)\b)/gi;
  return sentence.replaceAll(before, (article) =>
    /^il/i.test(article)
      ? `${article.startsWith("I") ? "L" : "l"}’`
      : `${article.replace(/l(?:la)? $/, "ll")}’`,
  );
}

/**
 * Writes days and moments in one language, by the clock of Rome. `locale`: a BCP 47 tag; `firstDay`: the first of a
 * month, which `Intl` writes as 1 in French too.
 */
export function datesIn(locale: string, firstDay = "1") {
  const format = (options: Intl.DateTimeFormatOptions): ((moment: string) => string) => {
    let made: Intl.DateTimeFormat | undefined;
    const known = new Map<string, string>();
    return (moment) => {
      const before = known.get(moment);
      if (before !== undefined) return before;
      // Not before the first date: looking Rome up takes as long as rendering a page.
      made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      const written = made.format(new Date(moment)).replace(/\b1(?= \p{L})/u, firstDay);
      if (known.size >= maxKnown) known.clear();
      known.set(moment, written);
      return written;
    };
  };
  const shortDate = format({ day: "numeric", month: "short", year: "numeric" });
  const clock = format({ hour: "2-digit", minute: "2-digit" });
  let relative: Intl.RelativeTimeFormat | undefined;
  return {
    /** '3 mag 2026', from `YYYY-MM-DD` or ISO-8601 UTC. */
    shortDate,
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
      // After a clock was set back, some stored days are still to come.
      relative ??= new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
      return relative.format(Math.min(days, 0), "day");
    },
  };
}
