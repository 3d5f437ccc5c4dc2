import type { Selection } from "kysely";
import { type CursorPage, dayColumns, newestFirst } from "~/domain/pagination/cursor.server";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Db } from "~/domain/site";
import type { Database } from "~db/schema";

export const locationColumns = [
  "id",
  "name",
  "city",
  "country",
  "latitude",
  "longitude",
  "precision",
  "description",
  "photo_id",
  "blog_post_id as blogPostId",
  "visible",
  "date",
  "happened_at as moment",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

export type LocationRow = Selection<Database, "locations", (typeof locationColumns)[number]>;

/** Lists all locations, newest first; or those with these ids, in no order. */
export async function listLocations({ db }: Db, { ids, ...page }: CursorPage & { ids?: string[] } = {}) {
  const all = db.selectFrom("locations").select(locationColumns);
  const query = ids ? all.where("id", "in", ids) : newestFirst(all, dayColumns, page);
  return withPhoto({ db }, await query.execute());
}

/** Finds a location, hidden or not. Null when no location has this id. */
export async function findLocation({ db }: Db, id: string) {
  const rows = await db.selectFrom("locations").select(locationColumns).where("id", "=", id).execute();
  const [location] = await withPhoto({ db }, rows);
  return location ?? null;
}

/** Lists the locations of a blog post, hidden or not. */
export async function listLocationsOfBlogPost({ db }: Db, blogPostId: string) {
  const rows = db.selectFrom("locations").select(locationColumns).where("blog_post_id", "=", blogPostId);
  return withPhoto({ db }, await rows.execute());
}

/** Returns the locations of these blog posts, hidden or not: the location's id by the post's id. */
export async function locationsOfBlogPosts({ db }: Db, ids: string[]) {
  if (ids.length === 0) return {};
  const locations = db.selectFrom("locations").select(["id", "blog_post_id"]);
  const rows = await locations.where("blog_post_id", "in", ids).execute();
  return Object.fromEntries(rows.map(({ id, blog_post_id }) => [blog_post_id, id]));
}

/** Turns the rows of the table into locations with their photos, which are read in one query. */
export async function withPhoto({ db }: Db, rows: LocationRow[]) {
  const ids = rows.flatMap(({ photo_id }) => photo_id ?? []);
  const stored = db.selectFrom("photos").select(photoColumns);
  const found = ids.length > 0 ? await stored.where("id", "in", ids).execute() : [];
  const photos = new Map(found.map((photo) => [photo.id, storedPhoto(photo)]));
  return rows.map(({ photo_id, visible, ...location }) => ({
    ...location,
    photo: photos.get(photo_id ?? "") ?? null,
    visible: visible === 1,
  }));
}
