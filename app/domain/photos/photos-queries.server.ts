import type { Kysely, Selectable } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { OwnersPhoto, StoredPhoto } from "./photo";

type PhotoRow = Pick<
  Selectable<Database["photos"]>,
  "id" | "name" | "width" | "height" | "sizes" | "description"
>;
type PlacedRow = PhotoRow & Pick<Selectable<Database["photos"]>, "latitude" | "longitude" | "taken_on">;

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
] as const;

/** Returns a photo without what only the owner may see. */
export function storedPhoto({ id, name, width, height, sizes, description }: PhotoRow): StoredPhoto {
  return { id, name, width, height, sizes, description };
}

/** Returns a photo with its position and its day, for the owner. */
export function ownersPhoto({ latitude, longitude, taken_on, ...row }: PlacedRow): OwnersPhoto {
  const placed = latitude !== null && longitude !== null;
  return { ...storedPhoto(row), position: placed ? { latitude, longitude } : null, takenOn: taken_on };
}

/**
 * Finds the photos with these stored names, in the order of the names, with what only the owner may see. Unknown names
 * are left out.
 */
export async function findPhotosByName({ db }: Pick<Site, "db">, names: string[]): Promise<OwnersPhoto[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom("photos").select(placedPhotoColumns).where("name", "in", names).execute();
  const byName = new Map(rows.map((row) => [row.name, ownersPhoto(row)]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** True when everyone may see this photo: a published blog post or a visible stop uses it. */
export async function isPhotoPublic({ db }: Pick<Site, "db">, name: string): Promise<boolean> {
  const photo = db.selectFrom("photos").select("photos.id").where("photos.name", "=", name);
  const published = photo
    .innerJoin("blog_post_photos", "blog_post_photos.photo_id", "photos.id")
    .innerJoin("blog_posts", "blog_posts.id", "blog_post_photos.blog_post_id")
    .where("blog_posts.published", "=", 1);
  const visible = photo
    .innerJoin("locations", "locations.photo_id", "photos.id")
    .where("locations.visible", "=", 1);
  return (await published.unionAll(visible).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Returns the photos that no story, blog post, stop or draft, and nothing in the bin, uses any more. With `among`, only photos with these ids.
 */
export async function findUnusedPhotos(
  db: Kysely<Database>,
  among?: string[],
): Promise<{ id: string; name: string }[]> {
  if (among?.length === 0) return [];
  let query = db.selectFrom("photos").select(["photos.id", "photos.name"]);
  if (among) query = query.where("photos.id", "in", among);
  return query
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom("story_photos").select("photo_id").whereRef("photo_id", "=", "photos.id"))),
        not(exists(selectFrom("blog_post_photos").select("photo_id").whereRef("photo_id", "=", "photos.id"))),
        not(exists(selectFrom("locations").select("photo_id").whereRef("photo_id", "=", "photos.id"))),
        not(exists(selectFrom("draft_photos").select("photo_id").whereRef("photo_id", "=", "photos.id"))),
        not(exists(selectFrom("bin_photos").select("photo_id").whereRef("photo_id", "=", "photos.id"))),
      ]),
    )
    .execute();
}
