import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { countryForReaders } from "~/gazetteer/is-country.server";

/** A part of the diary: the articles of a country, as it is written in them, or of a month (`YYYY-MM`) or year. */
export type DiaryPart = { countries: string[] } | { period: string };

/** The maximum number of months to choose from. A longer diary is chosen by years. */
const maxMonths = 36;

/** Returns the parts of the diary with their numbers of articles, newest period first. Read once until data change. */
export function findDiaryChoices({ db, pages }: Pick<Site, "db" | "pages">) {
  return pages.once("diary-choices", async () => {
    const published = db.selectFrom("blog_posts").select(["country", "date"]).where("published", "=", 1);
    const rows = await orderedBy(published, dayColumns, "desc").execute();
    // Italian names are keys in every language, also of countries that are written in different ways.
    const written = Map.groupBy(rows, ({ country }) => countryForReaders(country.trim(), "it"));
    const byPeriod = (length: number) => Map.groupBy(rows, ({ date }) => date.slice(0, length));
    const months = byPeriod("YYYY-MM".length);
    const periods = months.size > maxMonths ? byPeriod("YYYY".length) : months;
    return {
      total: rows.length,
      /** Lists the countries with their names in a language, by name. */
      countriesIn(language: string) {
        const name = (key: string) => countryForReaders(key, language);
        return Array.from(written, ([key, { length: count }]) => ({ key, count, name: name(key) })).sort(
          (one, other) => one.name.localeCompare(other.name, language),
        );
      },
      periods: Array.from(periods, ([key, { length: count }]) => ({ key, count })),
      /** Finds a part by its key. Null when the diary has no such part. */
      part(key: string): DiaryPart | null {
        if (periods.has(key)) return { period: key };
        const countries = written.get(key)?.map(({ country }) => country);
        return countries ? { countries: [...new Set(countries)] } : null;
      },
    };
  });
}
