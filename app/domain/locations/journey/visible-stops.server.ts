import type { Site } from "~/domain/site";

/** The columns by which stops are in journey order. They name their table, for queries that join blog posts. */
export const stopOrder = ["locations.date", "locations.created_at", "locations.id"] as const;

/** The columns with a stop's city, country and exact point. */
export const placeOfStop = [
  "locations.id",
  "locations.city",
  "locations.country",
  "locations.latitude",
  "locations.longitude",
  "locations.precision",
] as const;

/** Selects the visible locations. Each is joined with its blog post if that post is published. */
export function visibleStops(db: Site["db"]) {
  return db
    .selectFrom("locations")
    .leftJoin("blog_posts", (join) =>
      join.onRef("blog_posts.id", "=", "locations.blog_post_id").on("blog_posts.published", "=", 1),
    )
    .where("locations.visible", "=", 1);
}

/** Sorts the rows of a few stops in journey order. */
export function inJourneyOrder<Row extends { date: string; created_at: string; id: string }>(
  rows: Row[],
): Row[] {
  const place = (row: Row) => `${row.date} ${row.created_at} ${row.id}`;
  return rows.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}
