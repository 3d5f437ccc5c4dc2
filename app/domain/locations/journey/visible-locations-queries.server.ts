import { blogPostColumns, withPhotos } from "~/domain/blog-posts/blog-posts-queries.server";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { type LocationRow, locationColumns, withPhoto } from "~/domain/locations/locations-queries.server";
import { type CursorPage, dayColumns, newestFirst, orderedBy } from "~/domain/pagination/cursor.server";
import type { Db, Site } from "~/domain/site";
import { countryForReaders } from "~/gazetteer/is-country.server";

/** The columns by which stops are in journey order. They name their table, for queries that join blog posts. */
export const stopOrder = ["locations.date", "locations.happened_at", "locations.id"] as const;

export const placeOfStop = [
  "locations.id",
  "locations.city",
  "locations.country",
  "locations.latitude",
  "locations.longitude",
  "locations.precision",
] as const;

/** Selects the visible locations, which are the stops of the journey. */
export const visibleLocations = (db: Site["db"]) =>
  db.selectFrom("locations").where("locations.visible", "=", 1);

/** Selects the visible locations. Each is joined with its blog post if that post is published. */
export function visibleStops(db: Site["db"]) {
  return visibleLocations(db).leftJoin("blog_posts", (join) =>
    join.onRef("blog_posts.id", "=", "locations.blog_post_id").on("blog_posts.published", "=", 1),
  );
}

/** Lists a page of the visible locations in journey order, oldest first, each with its published blog post. */
export async function listVisibleLocations(
  { db }: Db,
  { limit, offset, language }: { limit: number; offset: number; language: string },
) {
  const all = orderedBy(visibleLocations(db).select(locationColumns), dayColumns, "asc");
  return withPosts({ db }, await all.limit(limit).offset(offset).execute(), language);
}

/** Lists at most `limit` visible locations that are older than the cursor: the newest of them, in journey order. */
export async function listNewestVisibleLocations({ db }: Db, page: CursorPage) {
  const query = newestFirst(visibleLocations(db).select(locationColumns), dayColumns, page);
  return withPosts({ db }, (await query.execute()).reverse());
}

/** Lists the ids of the newest visible locations, with the moment of each location's last change. */
export function listVisibleIds({ db }: Db, { limit }: { limit: number }) {
  const ids = visibleLocations(db).select(["id", "updated_at as updatedAt"]);
  return newestFirst(ids, dayColumns, { limit }).execute();
}

/** Finds a visible location with its published blog post. Null when the location is hidden or unknown. */
export async function findVisibleLocation({ db }: Db, id: string, language?: string) {
  const rows = await visibleLocations(db).select(locationColumns).where("id", "=", id).execute();
  const [location] = await withPosts({ db }, rows, language);
  return location ?? null;
}

/** Adds their blog posts. A stop with the place of its blog post has the same name for readers of the `language`. */
async function withPosts({ db }: Db, rows: LocationRow[], language?: string) {
  const locations = await withPhoto({ db }, rows);
  const ids = [...new Set(rows.flatMap(({ blogPostId }) => blogPostId ?? []))];
  const all = db.selectFrom("blog_posts").select(blogPostColumns);
  const found = ids.length > 0 ? await all.where("id", "in", ids).execute() : [];
  // Unpublished posts are filtered here. With a filter in the query, SQLite would read every published blog post.
  const linked = found.filter(({ published }) => published === 1);
  const posts = new Map((await withPhotos({ db }, linked, { language })).map((post) => [post.id, post]));
  const places = new Map(linked.map(({ id, city, country }) => [id, { city, country }]));
  return locations.map((location) => {
    const blogPost = posts.get(location.blogPostId ?? "") ?? null;
    const point = publicCoordinates(location, location.precision);
    const own = places.get(blogPost?.id ?? "");
    const isSame = blogPost !== null && location.city === own?.city && location.country === own.country;
    const city = isSame ? blogPost.city : location.city;
    const name = location.name === location.city ? city : location.name;
    const country = isSame ? blogPost.country : countryForReaders(location.country, language);
    const place = { city, country, name, blogPostId: blogPost?.id ?? null };
    return { ...location, ...point, ...place, blogPost };
  });
}
