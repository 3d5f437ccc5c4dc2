import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/remove-unused-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

/** What a deletion took along. */
export interface RemovedStory {
  /** How many of its photos were deleted with it. */
  removedPhotos: number;
  /** How many stay, because an article or a stop uses them. */
  keptPhotos: number;
}

/** Deletes a story and its photos, except those that an article or a stop uses. */
export async function removeStory(site: Site, id: string): Promise<Result<RemovedStory, "unknown-story">> {
  const removal = await site.db.transaction().execute(async (trx) => {
    const photos = await trx
      .selectFrom("story_photos")
      .select("photo_id")
      .where("story_id", "=", id)
      .execute();
    const removed = await trx.deleteFrom("stories").where("id", "=", id).returning("id").executeTakeFirst();
    if (!removed) return null;
    const ids = photos.map((row) => row.photo_id);
    return { photos: ids.length, forgotten: await deleteUnusedPhotos(trx, ids) };
  });
  if (!removal) return refused("unknown-story");
  const { photos, forgotten } = removal;
  await removePhotoFiles(site, forgotten);
  return done({ removedPhotos: forgotten.length, keptPhotos: photos - forgotten.length });
}
