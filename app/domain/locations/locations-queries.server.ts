import type { Selectable } from "kysely";
import { blogPostColumns, withPhotos } from "~/domain/blog-posts/blog-posts-queries.server";
import type { CursorPage } from "~/domain/cursor.server";
import type { StoredPhoto } from "~/domain/photos/photo";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import type { LocationsTable } from "~db/schema";
import type { Location, LocationWithPost } from "./location";

const locationColumns = [
  "id",
  "name",
  "city",
  "country",
  "latitude",
  "longitude",
  "description",
  "photo_id",
  "blog_post_id",
  "visible",
  "date",
  "created_at",
  "updated_at",
] as const;

type LocationRow = Omit<Selectable<LocationsTable>, "submission_key">;

/** Stops for the owner, newest first (spec §2 "Gestisci Locations"). */
export async function listLocations(
  { db }: Pick<Site, "db">,
  { limit, offset = 0, olderThan }: CursorPage & { offset?: number } = {},
): Promise<Location[]> {
  let query = db
    .selectFrom("locations")
    .select(locationColumns)
    .orderBy("date", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (olderThan) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("date", "created_at", "id"),
        "<",
        tuple(olderThan.date ?? "", olderThan.createdAt, olderThan.id),
      ),
    );
  }
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  return withPhoto({ db }, await query.execute());
}

/** The visible stops in journey order, oldest first, each with its article if that is published (design §3). */
export async function listVisibleLocations(
  { db }: Pick<Site, "db">,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<LocationWithPost[]> {
  let query = db
    .selectFrom("locations")
    .select(locationColumns)
    .where("visible", "=", 1)
    .orderBy("date")
    .orderBy("created_at")
    .orderBy("id");
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  return withPosts({ db }, await query.execute());
}

/** The newest of them, or the newest of those before a stop; in journey order too. */
export async function listNewestVisibleLocations(
  { db }: Pick<Site, "db">,
  { limit, olderThan }: CursorPage,
): Promise<LocationWithPost[]> {
  let query = db
    .selectFrom("locations")
    .select(locationColumns)
    .where("visible", "=", 1)
    .orderBy("date", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (olderThan) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("date", "created_at", "id"),
        "<",
        tuple(olderThan.date ?? "", olderThan.createdAt, olderThan.id),
      ),
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  return withPosts({ db }, (await query.execute()).reverse());
}

/** One stop as visitors see it, or null when it is hidden or unknown. */
export async function findVisibleLocation(
  { db }: Pick<Site, "db">,
  id: string,
): Promise<LocationWithPost | null> {
  const rows = await db
    .selectFrom("locations")
    .select(locationColumns)
    .where("id", "=", id)
    .where("visible", "=", 1)
    .execute();
  const [location] = await withPosts({ db }, rows);
  return location ?? null;
}

/** One stop for the owner, or null. */
export async function findLocation({ db }: Pick<Site, "db">, id: string): Promise<Location | null> {
  const rows = await db.selectFrom("locations").select(locationColumns).where("id", "=", id).execute();
  const [location] = await withPhoto({ db }, rows);
  return location ?? null;
}

/** Those of these articles that have a stop already, hidden ones included. */
export async function listPlacedBlogPosts({ db }: Pick<Site, "db">, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("locations")
    .select("blog_post_id")
    .where("blog_post_id", "in", ids)
    .execute();
  return rows.flatMap(({ blog_post_id }) => blog_post_id ?? []);
}

/** How many stops there are, hidden ones included. */
export async function countLocations({ db }: Pick<Site, "db">): Promise<number> {
  const { total } = await db
    .selectFrom("locations")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function withPosts({ db }: Pick<Site, "db">, rows: LocationRow[]): Promise<LocationWithPost[]> {
  const locations = await withPhoto({ db }, rows);
  const ids = [...new Set(rows.flatMap(({ blog_post_id }) => blog_post_id ?? []))];
  if (ids.length === 0) return locations.map((location) => ({ ...location, blogPost: null }));
  const found = await db.selectFrom("blog_posts").select(blogPostColumns).where("id", "in", ids).execute();
  // Not in the query: SQLite would then go through every published article instead of these few.
  const linked = found.filter(({ published }) => published === 1);
  const posts = new Map((await withPhotos({ db }, linked, false)).map((post) => [post.id, post]));
  return locations.map((location) => {
    const blogPost = posts.get(location.blogPostId ?? "") ?? null;
    return { ...location, blogPostId: blogPost?.id ?? null, blogPost };
  });
}

async function withPhoto({ db }: Pick<Site, "db">, rows: LocationRow[]): Promise<Location[]> {
  const ids = rows.flatMap(({ photo_id }) => photo_id ?? []);
  const photos = new Map<string, StoredPhoto>();
  if (ids.length > 0) {
    const found = await db.selectFrom("photos").select(photoColumns).where("id", "in", ids).execute();
    for (const photo of found) photos.set(photo.id, storedPhoto(photo));
  }
  return rows.map(({ photo_id, blog_post_id, visible, created_at, updated_at, ...texts }) => ({
    ...texts,
    photo: photos.get(photo_id ?? "") ?? null,
    blogPostId: blog_post_id,
    visible: visible === 1,
    createdAt: created_at,
    updatedAt: updated_at,
  }));
}
