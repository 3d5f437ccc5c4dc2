import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { updateStoryStates } from "~/domain/stories/story-state.server";

/** Deletes a blog post, and the photos that nothing else uses. The post's locations stay. */
export async function removeBlogPost(site: Site, id: string): Promise<Result<null, "unknown-blog-post">> {
  const orphaned = await site.db.transaction().execute(async (trx) => {
    const photos = await trx
      .selectFrom("blog_post_photos")
      .select("photo_id")
      .where("blog_post_id", "=", id)
      .execute();
    const removed = await trx
      .deleteFrom("blog_posts")
      .where("id", "=", id)
      .returning("story_id")
      .executeTakeFirst();
    if (!removed) return null;
    if (removed.story_id) await updateStoryStates(trx, [removed.story_id]);
    return deleteUnusedPhotos(
      trx,
      photos.map((row) => row.photo_id),
    );
  });
  if (!orphaned) return refused("unknown-blog-post");
  await site.pages.clear();
  await removePhotoFiles(site, orphaned);
  return done(null);
}
