import { ownersPhoto, placedPhotoColumns } from "~/domain/photos/photos-queries.server";
import type { Db } from "~/domain/site";
import { photoIdOf } from "~/photo-store/photo-files";

/** Finds the photo that replaced another (null when none did), with the `key` of the form that replaced it. */
export async function findReplacement({ db }: Db, name: string) {
  const row = await replacements({ db })
    .select([...placedPhotoColumns, "photo_edits.submission_key"])
    .where("photo_edits.replaced_id", "=", photoIdOf(name))
    .executeTakeFirst();
  return row ? { photo: ownersPhoto(row), key: row.submission_key } : null;
}

/** Returns these stored names in their order. The name of a replaced photo becomes the name of its replacement. */
export async function currentNames({ db }: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await replacements({ db })
    .select(["photo_edits.replaced_id", "photos.name"])
    .where("photo_edits.replaced_id", "in", names.map(photoIdOf))
    .execute();
  const current = new Map(rows.map((row) => [row.replaced_id, row.name]));
  return names.map((name) => current.get(photoIdOf(name)) ?? name);
}

const replacements = ({ db }: Db) =>
  db.selectFrom("photo_edits").innerJoin("photos", "photos.id", "photo_edits.photo_id");
