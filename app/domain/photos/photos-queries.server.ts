import { type ExpressionBuilder, type Selection, sql } from "kysely";
import type { BinKind } from "~/domain/bin/bin";
import type { Db, Site } from "~/domain/site";
import type { Database } from "~db/schema";

export const photoColumns = [
  "photos.id",
  "photos.name",
  "photos.width",
  "photos.height",
  "photos.sizes",
  "photos.description",
] as const;
export const placedPhotoColumns = [
  ...photoColumns,
  "photos.latitude",
  "photos.longitude",
  "photos.taken_on",
  "photos.taken_time",
] as const;

/** Returns a photo without what only the owner may see. */
export function storedPhoto(row: Selection<Database, "photos", (typeof photoColumns)[number]>) {
  const { id, name, width, height, sizes, description } = row;
  return { id, name, width, height, sizes, description };
}

/** Returns a photo with its position and its time, for the owner. */
export function ownersPhoto(row: Selection<Database, "photos", (typeof placedPhotoColumns)[number]>) {
  const { latitude, longitude, taken_on: takenOn, taken_time: time } = row;
  const placed = latitude !== null && longitude !== null;
  const takenAt = time === null ? takenOn : `${takenOn}T${time}`;
  return { ...storedPhoto(row), position: placed ? { latitude, longitude } : null, takenOn, takenAt };
}

/** The tables with the photos of records in order, and their columns with the ids of the records. */
const recordColumns = {
  story_photos: "story_id",
  blog_post_photos: "blog_post_id",
  draft_photos: "draft_id",
  bin_photos: "bin_id",
} as const;
type RecordPhotos = keyof typeof recordColumns;
export const tablesOfRecordPhotos = Object.keys(recordColumns) as RecordPhotos[];

/** Returns the photos of these records, or of all records, for the owner: in order, by the records' ids. */
export async function photosByRecord({ db }: Db, table: RecordPhotos, ids: string[] | null) {
  const record = `${table}.${recordColumns[table]}` as "story_photos.story_id";
  const all = db
    .selectFrom(table as "story_photos")
    .innerJoin("photos", "photos.id", "photo_id")
    .select([`${record} as record`, ...placedPhotoColumns])
    .orderBy(record)
    .orderBy("position");
  const rows = await (ids ? all.where(record, "in", ids) : all).execute();
  const groups = [...Map.groupBy(rows, (row) => row.record)];
  return new Map(groups.map(([id, own]) => [id, own.map(ownersPhoto)]));
}

/** Returns the ids of a record's photos in order. */
export async function photoIdsOf(trx: Site["db"], table: RecordPhotos, record: string) {
  const all = trx.selectFrom(table as "story_photos").select("photo_id");
  const own = all.where(recordColumns[table] as "story_id", "=", record);
  const rows = await own.orderBy("position").execute();
  return rows.map(({ photo_id }) => photo_id);
}

/** Stores these photos, in this order, for a record that has none. */
export async function insertPhotosOf(trx: Site["db"], table: RecordPhotos, record: string, ids: string[]) {
  const rows = ids.map((photo_id, position) => ({ [recordColumns[table]]: record, position, photo_id }));
  const made = trx.insertInto(table as "story_photos");
  if (rows.length > 0) await made.values(rows as never).execute();
}

/** Finds the photos with these stored names, in their order, for the owner. Unknown names are left out. */
export async function findPhotosByName({ db }: Db, names: string[]) {
  if (names.length === 0) return [];
  const rows = await db.selectFrom("photos").select(placedPhotoColumns).where("name", "in", names).execute();
  const byName = new Map(rows.map((row) => [row.name, ownersPhoto(row)]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** True when everyone may see this photo: a published blog post or a visible stop uses it. */
export async function isPhotoPublic({ db }: Db, name: string): Promise<boolean> {
  const photo = db.selectFrom("photos").select("photos.id").where("photos.name", "=", name);
  return (await photo.where(isShown).executeTakeFirst()) !== undefined;
}

/** True in SQL for a photo that a published blog post or a visible stop shows. */
export function isShown({ exists, or, selectFrom }: ExpressionBuilder<Database, "photos">) {
  const posts = selectFrom("blog_post_photos")
    .innerJoin("blog_posts", "blog_posts.id", "blog_post_photos.blog_post_id")
    .whereRef("blog_post_photos.photo_id", "=", "photos.id")
    .where("blog_posts.published", "=", 1);
  const stops = selectFrom("locations")
    .whereRef("locations.photo_id", "=", "photos.id")
    .where("locations.visible", "=", 1);
  return or([exists(posts.select("blog_posts.id")), exists(stops.select("locations.id"))]);
}

/** Lists the received story, the blog posts and the locations that show this photo, each with its name or title. */
export async function listPhotoUses({ db }: Db, photoId: string) {
  const { rows } = await sql<{ place: number; kind: BinKind; id: string; name: string | null }>`
    select 1 as place, 'story' as kind, stories.id as id, stories.name as name
      from stories join story_photos on story_photos.story_id = stories.id where photo_id = ${photoId}
    union all select 2, 'blog-post', blog_posts.id, title
      from blog_posts join blog_post_photos on blog_post_id = blog_posts.id where photo_id = ${photoId}
    union all select 3, 'location', locations.id, locations.name from locations where photo_id = ${photoId}
    order by place, id`.execute(db);
  return rows.map(({ place: _, ...use }) => use);
}

/** Returns the photos that nothing uses any more, also nothing in the bin. With `among`, only photos with these ids. */
export async function findUnusedPhotos(db: Site["db"], among?: string[]) {
  if (among?.length === 0) return [];
  let query = db.selectFrom("photos").select(["photos.id", "photos.name"]);
  if (among) query = query.where("photos.id", "in", among);
  for (const table of [...tablesOfRecordPhotos, "locations"] as const) {
    query = query.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(table).select("photo_id").whereRef("photo_id", "=", "photos.id"))),
    );
  }
  return query.execute();
}
