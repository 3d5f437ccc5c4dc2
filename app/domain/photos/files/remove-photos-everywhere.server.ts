import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { nextUpdatedAt } from "~/domain/owner-forms/row-versions";

/**
 * Inside a transaction: deletes photos wherever they are shown, and notes their ids and those of the photos that they
 * had taken the place of, so that no start and no restore brings their files back. The caller removes the files after
 * the commit.
 */
export async function removePhotosEverywhere(trx: Kysely<Database>, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const replaced = await trx
    .selectFrom("photo_edits")
    .select("replaced_id")
    .where("photo_id", "in", ids)
    .execute();
  const withdrawn = [...ids, ...replaced.map(({ replaced_id }) => replaced_id)].map((id) => ({ id }));
  await trx
    .insertInto("withdrawn_photos")
    .values(withdrawn)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await removeFromBlogPosts(trx, ids, now);
  const locations = await trx
    .selectFrom("locations")
    .select(["id", "updated_at"])
    .where("photo_id", "in", ids)
    .execute();
  for (const { id, updated_at } of locations) {
    const changed = { photo_id: null, updated_at: nextUpdatedAt(now, updated_at) };
    await trx.updateTable("locations").set(changed).where("id", "=", id).execute();
  }
  await trx.deleteFrom("story_photos").where("photo_id", "in", ids).execute();
  await trx.deleteFrom("draft_photos").where("photo_id", "in", ids).execute();
  await trx.deleteFrom("photos").where("id", "in", ids).execute();
}

async function removeFromBlogPosts(trx: Kysely<Database>, ids: string[], now: Date): Promise<void> {
  const shown = await trx
    .deleteFrom("blog_post_photos")
    .where("photo_id", "in", ids)
    .returning("blog_post_id")
    .execute();
  for (const id of new Set(shown.map(({ blog_post_id }) => blog_post_id))) {
    const post = await trx
      .selectFrom("blog_posts")
      .select("updated_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const updated_at = nextUpdatedAt(now, post.updated_at);
    await trx.updateTable("blog_posts").set({ updated_at }).where("id", "=", id).execute();
  }
}
