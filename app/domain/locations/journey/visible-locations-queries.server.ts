import { blogPostColumns, withPhotos } from "~/domain/blog-posts/blog-posts-queries.server";
import { type CursorPage, dayColumns, newestFirst, orderedBy } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { LocationWithPost } from "~/domain/locations/location";
import { type LocationRow, locationColumns, withPhoto } from "~/domain/locations/locations-queries.server";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";

/** Lists the visible locations in journey order, oldest first, each with its published blog post. */
export async function listVisibleLocations(
  { db }: Pick<Site, "db">,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<LocationWithPost[]> {
  let query = orderedBy(visibleLocations(db), dayColumns, "asc");
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  return withPosts({ db }, await query.execute());
}

/** Lists at most `limit` visible locations that are older than the cursor: the newest of them, in journey order. */
export async function listNewestVisibleLocations(
  { db }: Pick<Site, "db">,
  page: CursorPage,
): Promise<LocationWithPost[]> {
  const query = newestFirst(visibleLocations(db), dayColumns, page);
  return withPosts({ db }, (await query.execute()).reverse());
}

/** Lists the ids of the newest visible locations, with the moment of each location's last change. */
export async function listVisibleIds(
  { db }: Pick<Site, "db">,
  { limit }: { limit: number },
): Promise<{ id: string; updatedAt: string }[]> {
  const ids = db.selectFrom("locations").select(["id", "updated_at as updatedAt"]).where("visible", "=", 1);
  return newestFirst(ids, dayColumns, { limit }).execute();
}

/** Finds a visible location with its published blog post. Null when the location is hidden or unknown. */
export async function findVisibleLocation(
  { db }: Pick<Site, "db">,
  id: string,
): Promise<LocationWithPost | null> {
  const rows = await visibleLocations(db).where("id", "=", id).execute();
  const [location] = await withPosts({ db }, rows);
  return location ?? null;
}

function visibleLocations(db: Site["db"]) {
  return db.selectFrom("locations").select(locationColumns).where("visible", "=", 1);
}

async function withPosts({ db }: Pick<Site, "db">, rows: LocationRow[]): Promise<LocationWithPost[]> {
  const located = await withPhoto({ db }, rows);
  const locations = located.map((location) => ({
    ...location,
    ...publicCoordinates(location, location.precision),
  }));
  const ids = [...new Set(rows.flatMap(({ blogPostId }) => blogPostId ?? []))];
  if (ids.length === 0)
    return locations.map((location) => ({ ...location, blogPost: null, isWithdrawn: false }));
  const found = await db.selectFrom("blog_posts").select(blogPostColumns).where("id", "in", ids).execute();
  // Unpublished posts are filtered here. With a filter in the query, SQLite would read every published blog post.
  const linked = found.filter(({ published }) => published === 1);
  const posts = new Map((await withPhotos({ db }, linked)).map((post) => [post.id, post]));
  const withdrawn = found.flatMap((post) => (post.withdrawn_story_id === null ? [] : [post.id]));
  return locations.map((location) => {
    const blogPost = posts.get(location.blogPostId ?? "") ?? null;
    const isWithdrawn = withdrawn.includes(location.blogPostId ?? "");
    return { ...location, blogPostId: blogPost?.id ?? null, blogPost, isWithdrawn };
  });
}
