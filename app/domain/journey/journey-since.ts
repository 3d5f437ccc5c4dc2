import { type CountedStop, type JourneyNumbers, countriesOf, kilometresOf, placeOf } from "./journey-numbers";

/** A stop with the id of its blog post. */
export type StopOfPost = CountedStop & { blogPostId: string | null };

/** The journey since a story, and the present place of the toy. */
export type JourneySince = NonNullable<ReturnType<typeof journeySince>>;

/**
 * Counts the stops after a story's day (`YYYY-MM-DD`) until today, and the way to them from the stop before. The stop
 * of the story's own blog post does not count, even when its day is later. Null when there is no stop after.
 */
export function journeySince(
  stops: StopOfPost[],
  story: { day: string; blogPostId: string | null },
  { phase, today }: Pick<JourneyNumbers, "phase" | "today">,
) {
  const past = stops.filter(({ date }) => date <= today);
  const start = past.findLastIndex(
    ({ date, blogPostId }) => date <= story.day || (blogPostId !== null && blogPostId === story.blogPostId),
  );
  const after = past.slice(start + 1);
  const latest = placeOf(after.at(-1));
  return (
    latest && {
      phase,
      today,
      stops: after.length,
      countries: countriesOf(after),
      kilometres: Math.round(kilometresOf(past.slice(Math.max(0, start)))),
      latest,
    }
  );
}
