import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

/** Deletes a location, and its photo unless the photo is used elsewhere. Its blog post stays. */
export async function removeLocation(site: Site, id: string): Promise<Result<null, "unknown-location">> {
  const orphaned = await site.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("locations")
      .where("id", "=", id)
      .returning("photo_id")
      .executeTakeFirst();
    return removed ? deleteUnusedPhotos(trx, removed.photo_id ? [removed.photo_id] : []) : null;
  });
  if (!orphaned) return refused("unknown-location");
  await site.pages.clear();
  await removePhotoFiles(site, orphaned);
  return done(null);
}
