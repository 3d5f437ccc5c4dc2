import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";
import { findUnusedPhotos } from "~/domain/photos/photos-queries.server";

/**
 * Deletes the rows of those photos in `photoIds` that nothing uses any more. Runs inside the transaction that ended
 * their use. Returns the stored names of the deleted photos. After the commit the caller removes the files with
 * `removePhotoFiles`.
 */
export async function deleteUnusedPhotos(trx: Kysely<Database>, photoIds: string[]): Promise<string[]> {
  const unused = await findUnusedPhotos(trx, photoIds);
  if (unused.length > 0) {
    const ids = unused.map(({ id }) => id);
    await trx.deleteFrom("photos").where("id", "in", ids).execute();
  }
  return unused.map(({ name }) => name);
}

/**
 * Removes the files of photos that have no row any more. Files that remain after a crash or a fault of the disk are
 * found at the next start.
 */
export async function removePhotoFiles(site: Pick<Site, "photos">, names: string[]): Promise<void> {
  // A storage fault is ignored: nobody can see these files any more, so they can also be removed later.
  await Promise.all(names.map((name) => site.photos.remove(name).catch(unlessStorageFault)));
}
