import type { StopOfPost } from "./journey-since";

/** The hand of a story: its number on the journey, and the public stops before and after it. */
export interface Hand {
  number: number;
  date: string;
  city: string;
  from: NamedStop | null;
  to: NamedStop | null;
}

/** A stop with the town's name as readers of a language see it. */
type NamedStop = Pick<StopOfPost, "id" | "city">;

/**
 * Returns the first visible stop of a published blog post, its number on the journey, and its neighbours. The stop after
 * is one that the toy has reached `today` (`YYYY-MM-DD`), and belongs to another blog post. Null without a stop.
 */
export function handOf(stops: StopOfPost[], blogPostId: string | null, today: string) {
  const at = blogPostId === null ? -1 : stops.findIndex((stop) => stop.blogPostId === blogPostId);
  const stop = stops[at];
  if (!stop) return null;
  const to = stops.find((one, n) => n > at && one.blogPostId !== blogPostId && one.date <= today);
  return { number: at + 1, stop, from: stops[at - 1] ?? null, to: to ?? null };
}
