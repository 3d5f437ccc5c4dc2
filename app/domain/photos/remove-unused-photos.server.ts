import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";
import { findUnusedPhotos } from "./photos-queries.server";

/**
 * Inside a transaction that took references away: forgets those of these photos that nothing uses any more.
 * Answers their stored names; their files go after the commit, with `site.photos.remove`.
 */
export async function forgetUnusedPhotos(trx: Kysely<Database>, photoIds: string[]): Promise<string[]> {
  const unused = await findUnusedPhotos(trx, photoIds);
  if (unused.length > 0) {
    const ids = unused.map(({ id }) => id);
    await trx.deleteFrom("photos").where("id", "in", ids).execute();
  }
  return unused.map(({ name }) => name);
}

/** Removes the files of forgotten photos; what a crash or a broken disk leaves here, the sweep at the next start removes. */
export async function removePhotoFiles(site: Site, names: string[]): Promise<void> {
  await Promise.all(names.map((name) => site.photos.remove(name).catch(unlessStorageFault)));
}

/** Nothing refers to these files any more: nobody can see them, whether they go now or later. */
function unlessStorageFault(error: unknown): void {
  if (!isStorageFault(error)) throw error;
}
