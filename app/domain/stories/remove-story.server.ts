import { forgetUnusedPhotos, removePhotoFiles } from "~/domain/photos/remove-unused-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

/** Deletes a story and its photos, but for those that an article or a stop uses (design §3 "Photos"). */
export async function removeStory(site: Site, id: string): Promise<Result<null, "unknown-story">> {
  const forgotten = await site.db.transaction().execute(async (trx) => {
    const photos = await trx
      .selectFrom("story_photos")
      .select("photo_id")
      .where("story_id", "=", id)
      .execute();
    const removed = await trx.deleteFrom("stories").where("id", "=", id).returning("id").executeTakeFirst();
    if (!removed) return null;
    return forgetUnusedPhotos(
      trx,
      photos.map((row) => row.photo_id),
    );
  });
  if (!forgotten) return refused("unknown-story");
  await removePhotoFiles(site, forgotten);
  return done(null);
}
