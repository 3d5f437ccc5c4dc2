import { changeRow } from "~/domain/records/row-versions.server";
import { findUnusedPhotos, tablesOfRecordPhotos } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";

/**
 * Deletes the rows of photos (`photoIds` or all) that nothing uses any more, inside the transaction that ended their
 * use. Returns their stored names. After the commit the caller removes the files with `removePhotoFiles`.
 */
export async function deleteUnusedPhotos(trx: Site["db"], photoIds?: string[]): Promise<string[]> {
  const unused = await findUnusedPhotos(trx, photoIds);
  const ids = unused.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("photos").where("id", "in", ids).execute();
  return unused.map(({ name }) => name);
}

/** Removes the files of photos that have no row any more. The next start finds what a crash or a full disk leaves. */
export async function removePhotoFiles(site: Pick<Site, "photos">, names: string[]): Promise<void> {
  await Promise.all(names.map((name) => site.photos.remove(name).catch(unlessStorageFault)));
}

/**
 * Deletes photos wherever they are used, inside a transaction; the caller removes the files after the commit. The ids
 * of photos and earlier versions are recorded, so that neither a start nor a restore brings the files back.
 */
export async function removePhotosEverywhere(site: Pick<Site, "now">, trx: Site["db"], ids: string[]) {
  if (ids.length === 0) return;
  const edits = trx.selectFrom("photo_edits").select("replaced_id").where("photo_id", "in", ids);
  const replaced = (await edits.execute()).map(({ replaced_id }) => replaced_id);
  const gone = trx.insertInto("withdrawn_photos").values([...ids, ...replaced].map((id) => ({ id })));
  await gone.onConflict((conflict) => conflict.doNothing()).execute();
  const showing = trx.selectFrom("blog_post_photos").select("blog_post_id").where("photo_id", "in", ids);
  const posts = trx.selectFrom("blog_posts").select(["id", "updated_at"]).where("id", "in", showing);
  for (const row of await posts.execute()) await changeRow(site, trx, "blog_posts", row, {});
  const locations = trx.selectFrom("locations").select(["id", "updated_at"]).where("photo_id", "in", ids);
  for (const row of await locations.execute()) {
    await changeRow(site, trx, "locations", row, { photo_id: null });
  }
  for (const table of tablesOfRecordPhotos) {
    await trx.deleteFrom(table).where("photo_id", "in", ids).execute();
  }
  await trx.deleteFrom("photos").where("id", "in", ids).execute();
}
