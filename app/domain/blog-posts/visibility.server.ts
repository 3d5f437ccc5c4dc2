import { type Expression, sql } from "kysely";
import type { Flag, Moment } from "~db/schema";

/** For an update of blog posts: shows or hides them. One that comes into sight at this moment has been shown since then. */
export function visibility(
  published: boolean,
  moment: Moment,
): { published: Flag; shown_at?: Expression<Moment | null> } {
  if (!published) return { published: 0 };
  const shownSince = sql<Moment | null>`case when published = 0 then ${moment} else shown_at end`;
  return { published: 1, shown_at: shownSince };
}
