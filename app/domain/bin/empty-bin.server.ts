import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { daysInBin } from "./bin";

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes one record in the bin for good, and the photos that nothing else uses. */
export async function removeFromBin(site: Site, id: string): Promise<Result<null, "not-in-bin">> {
  const removed = await emptyWhere(site, (db) => idsIn(db).where("id", "=", id));
  return removed === 0 ? refused("not-in-bin") : done(null);
}

/** Deletes everything in the bin for good. Returns the number of deleted records. */
export async function emptyBin(site: Site): Promise<Result<number, never>> {
  return done(await emptyWhere(site, idsIn));
}

/** Deletes what has waited in the bin for 30 days. */
export async function expireBin(site: Site): Promise<void> {
  const before = new Date(site.now().getTime() - daysInBin * dayMs).toISOString();
  await emptyWhere(site, (db) => idsIn(db).where("binned_at", "<=", before));
}

const idsIn = (db: Site["db"]) => db.selectFrom("bin").select("id");

async function emptyWhere(site: Site, chosen: typeof idsIn): Promise<number> {
  const { removed, orphaned } = await site.db.transaction().execute(async (trx) => {
    const ids = (await chosen(trx).execute()).map(({ id }) => id);
    return { removed: ids.length, orphaned: await deleteBinned(trx, ids) };
  });
  await removePhotoFiles(site, orphaned);
  return removed;
}

/** Deletes rows of the bin and unused photos. Returns their stored names, for `removePhotoFiles` after the commit. */
export async function deleteBinned(trx: Site["db"], ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const photos = await trx.selectFrom("bin_photos").select("photo_id").where("bin_id", "in", ids).execute();
  await trx.deleteFrom("bin").where("id", "in", ids).execute();
  return deleteUnusedPhotos(
    trx,
    photos.map(({ photo_id }) => photo_id),
  );
}
