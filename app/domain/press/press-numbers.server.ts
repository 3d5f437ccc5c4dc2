import { kilometresOf } from "~/domain/journey/journey-numbers";
import { findJourneyNumbers, listPublicStops } from "~/domain/journey/journey-numbers-queries.server";
import type { StopOfPost } from "~/domain/journey/journey-since";
import type { Site } from "~/domain/site";

/** The numbers of the journey for newspapers and schools, on the day `today`. */
export type PressNumbers = Awaited<ReturnType<typeof findPressNumbers>>;

/** Counts what visitors can see: stops with their public points, published blog posts. Counted once until data change. */
export function findPressNumbers(site: Pick<Site, "db" | "pages" | "publicSettings" | "now">) {
  return site.pages.once("press-numbers", async () => {
    const { today, kilometres, days, stops, countries } = await findJourneyNumbers(site);
    const all = await listPublicStops(site);
    const towns = new Set(all.map(({ city, country }) => `${city}\n${country}`.toLowerCase())).size;
    const columns = ["origin_story_id", "language"] as const;
    const posts = await site.db.selectFrom("blog_posts").select(columns).where("published", "=", 1).execute();
    const storyIds = posts.flatMap(({ origin_story_id }) => origin_story_id ?? []);
    const languages = new Set(posts.flatMap(({ language }) => language ?? [])).size;
    const counts = { kilometres, days, stops, towns, countries, finders: new Set(storyIds).size, languages };
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
