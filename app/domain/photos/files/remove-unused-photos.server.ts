import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";
import { findUnusedPhotos } from "~/domain/photos/photos-queries.server";

/**
 * Deletes the rows of those photos that nothing uses any more, inside the transaction that removed the references.
 * Returns their stored names. The caller removes the files after the commit with `removePhotoFiles`.
 */
export async function deleteUnusedPhotos(trx: Kysely<Database>, photoIds: string[]): Promise<string[]> {
  const unused = await findUnusedPhotos(trx, photoIds);
  if (unused.length > 0) {
    const ids = unused.map(({ id }) => id);
    await trx.deleteFrom("photos").where("id", "in", ids).execute();
  }
  return unused.map(({ name }) => name);
}

/** Removes the files of photos without rows. The next start handles files that a crash or a broken disk leaves. */
export async function removePhotoFiles(site: Pick<Site, "photos">, names: string[]): Promise<void> {
  // Nothing refers to these files any more. Nobody can see them, so they can also go later.
  await Promise.all(names.map((name) => site.photos.remove(name).catch(unlessStorageFault)));
}
