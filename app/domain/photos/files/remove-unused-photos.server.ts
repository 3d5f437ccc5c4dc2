import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";
import { findUnusedPhotos } from "~/domain/photos/photos-queries.server";

/**
 * Inside a transaction that removed references: deletes the rows of those of these photos that nothing uses any more.
 * Returns their stored names; the caller removes their files after the commit, with `removePhotoFiles`.
 */
export async function deleteUnusedPhotos(trx: Kysely<Database>, photoIds: string[]): Promise<string[]> {
  const unused = await findUnusedPhotos(trx, photoIds);
  if (unused.length > 0) {
    const ids = unused.map(({ id }) => id);
    await trx.deleteFrom("photos").where("id", "in", ids).execute();
  }
  return unused.map(({ name }) => name);
}

/** Removes the files of photos without rows; those that a crash or a broken disk leaves are set aside at the next start. */
export async function removePhotoFiles(site: Pick<Site, "photos">, names: string[]): Promise<void> {
  // Nothing refers to these files any more: nobody can see them, whether they go now or later.
  await Promise.all(names.map((name) => site.photos.remove(name).catch(unlessStorageFault)));
}
