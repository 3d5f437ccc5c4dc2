import type { Selection } from "kysely";
import { type CursorPage, countRows, dayColumns, newestFirst } from "~/domain/pagination/cursor.server";
import type { StoredPhoto } from "~/domain/photos/photo";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { Location } from "./location";

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
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

export type LocationRow = Selection<Database, "locations", (typeof locationColumns)[number]>;

/** Lists all locations, newest first. */
export async function listLocations({ db }: Pick<Site, "db">, page: CursorPage = {}): Promise<Location[]> {
  const query = newestFirst(db.selectFrom("locations").select(locationColumns), dayColumns, page);
  return withPhoto({ db }, await query.execute());
}

/** Finds a location, hidden or not. Null when no location has this id. */
export async function findLocation({ db }: Pick<Site, "db">, id: string): Promise<Location | null> {
  const rows = await db.selectFrom("locations").select(locationColumns).where("id", "=", id).execute();
  const [location] = await withPhoto({ db }, rows);
  return location ?? null;
}

/** Returns the locations of these blog posts, hidden or not: the location's id by the post's id. */
export async function locationsOfBlogPosts(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Partial<Record<string, string>>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom("locations")
    .select(["id", "blog_post_id"])
    .where("blog_post_id", "in", ids)
    .execute();
  return Object.fromEntries(rows.map(({ id, blog_post_id }) => [blog_post_id, id]));
}

/** Counts the locations, hidden ones included. */
export function countLocations({ db }: Pick<Site, "db">): Promise<number> {
  return countRows(db.selectFrom("locations"));
}

/** Turns the rows of the table into locations with their photos, which are read in one query. */
export async function withPhoto({ db }: Pick<Site, "db">, rows: LocationRow[]): Promise<Location[]> {
  const ids = rows.flatMap(({ photo_id }) => photo_id ?? []);
  const photos = new Map<string, StoredPhoto>();
  if (ids.length > 0) {
    const found = await db.selectFrom("photos").select(photoColumns).where("id", "in", ids).execute();
    for (const photo of found) photos.set(photo.id, storedPhoto(photo));
  }
  return rows.map(({ photo_id, visible, ...location }) => ({
    ...location,
    photo: photos.get(photo_id ?? "") ?? null,
    visible: visible === 1,
  }));
}
