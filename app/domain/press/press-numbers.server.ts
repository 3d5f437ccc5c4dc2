import { countriesOf, daysFrom, kilometresOf } from "~/domain/journey/journey-numbers";
import { findJourneyNumbers, listPublicStops } from "~/domain/journey/journey-numbers-queries.server";
import type { StopOfPost } from "~/domain/journey/journey-since";
import type { Site } from "~/domain/site";

/** The numbers of the journey for newspapers and schools, on the day `today`. */
export type PressNumbers = Awaited<ReturnType<typeof findPressNumbers>>;

/** Counts what visitors can see: stops with their public points, published blog posts. Counted once until data change. */
export function findPressNumbers(site: Pick<Site, "db" | "pages" | "publicSettings" | "now">) {
  return site.pages.once("press-numbers", async () => {
    const { today, kilometres, first, last, stops } = await findJourneyNumbers(site);
    const all = await listPublicStops(site);
    const columns = ["origin_story_id", "language", "city", "country", "date"] as const;
    const posts = await site.db.selectFrom("blog_posts").select(columns).where("published", "=", 1).execute();
    const towns = new Set([...all, ...posts].map(({ city, country }) => `${city}\n${country}`.toLowerCase()));
    const storyIds = new Set(posts.flatMap(({ origin_story_id }) => origin_story_id ?? []));
    const languages = new Set(posts.flatMap(({ language }) => language ?? []));
    // Without a day that the owner has set, the journey begins with what the site tells first.
    const told = site.publicSettings.journeyStart === null ? posts.map(({ date }) => date) : [];
    const begin = told.reduce((earliest, date) => (date < earliest ? date : earliest), first);
    const counts = {
      kilometres,
      days: daysFrom(begin, last),
      stops,
      towns: towns.size,
      countries: countriesOf([...all, ...posts]),
      stories: storyIds.size,
      languages: languages.size,
    };
    return { today, counts, longestLeg: longestLegOf(all) };
  });
}

/** Returns the longest way from a stop to the next one, in kilometres. Null without two stops that have a point. */
function longestLegOf(stops: StopOfPost[]) {
  const placed = stops.filter(({ position }) => position !== null);
  const legs = placed.slice(1).map(({ city: to }, at) => {
    const leg = placed.slice(at, at + 2);
    return { from: leg[0]?.city ?? "", to, kilometres: Math.round(kilometresOf(leg)) };
  });
  return legs.sort((a, b) => b.kilometres - a.kilometres).find(({ kilometres }) => kilometres > 0) ?? null;
}
