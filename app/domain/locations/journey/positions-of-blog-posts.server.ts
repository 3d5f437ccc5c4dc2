import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import type { Site } from "~/domain/site";
import { inJourneyOrder } from "./visible-stops.server";
import type { Position } from "~/images/prepared-photo";

/** Where these blog posts happened, by their ids: the first visible location of each, in the precision that visitors get. */
export async function positionsOfBlogPosts(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Map<string, Position>> {
  const positions = new Map<string, Position>();
  if (ids.length === 0) return positions;
  const rows = await db
    .selectFrom("locations")
    .select(["id", "blog_post_id", "latitude", "longitude", "precision", "date", "created_at"])
    .where("blog_post_id", "in", ids)
    .where("visible", "=", 1)
    .execute();
  for (const row of inJourneyOrder(rows)) {
    const position = positionOf(publicCoordinates(row, row.precision));
    if (position && row.blog_post_id && !positions.has(row.blog_post_id)) {
      positions.set(row.blog_post_id, position);
    }
  }
  return positions;
}
