import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

/** The result of a deletion. */
export interface RemovedStories {
  /** How many stories were deleted; those that were gone already are not counted. */
  removed: number;
  /** How many of their photos were deleted with them. */
  removedPhotos: number;
  /** How many stay, because a blog post or a stop uses them. */
  keptPhotos: number;
}

/** Deletes stories and their photos, except those that a blog post or a stop uses: all of them, or on a fault none. */
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

/** Deletes one story, in the same way. */
export function removeStory(site: Site, id: string): Promise<Result<RemovedStories, "unknown-story">> {
  return removeStories(site, [id]);
}
