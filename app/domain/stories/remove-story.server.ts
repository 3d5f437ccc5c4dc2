import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

/** The result of deleting stories. */
export interface RemovedStories {
  /** The number of deleted stories. Stories that were already gone do not count. */
  removed: number;
  /** The number of photos that were deleted with the stories. */
  removedPhotos: number;
  /** The number of the stories' photos that stay, because a blog post or a stop uses them. */
  keptPhotos: number;
}

/**
 * Deletes all of these stories, or none of them when a fault occurs. Their photos are deleted, too, except photos that
 * a blog post or a stop uses.
 */
export async function removeStories(
  site: Site,
  ids: string[],
): Promise<Result<RemovedStories, "unknown-story">> {
  if (ids.length === 0) return refused("unknown-story");
  const removal = await site.db.transaction().execute(async (trx) => {
    const photos = await trx
      .selectFrom("story_photos")
      .select("photo_id")
      .where("story_id", "in", ids)
      .execute();
    const removed = await trx.deleteFrom("stories").where("id", "in", ids).returning("id").execute();
    const photoIds = photos.map((row) => row.photo_id);
    return {
      removed: removed.length,
      photos: photoIds.length,
      orphaned: await deleteUnusedPhotos(trx, photoIds),
    };
  });
  const { removed, photos, orphaned } = removal;
  if (removed === 0) return refused("unknown-story");
  await removePhotoFiles(site, orphaned);
  return done({ removed, removedPhotos: orphaned.length, keptPhotos: photos - orphaned.length });
}

/** Deletes one story, as `removeStories` does. */
export function removeStory(site: Site, id: string): Promise<Result<RemovedStories, "unknown-story">> {
  return removeStories(site, [id]);
}
