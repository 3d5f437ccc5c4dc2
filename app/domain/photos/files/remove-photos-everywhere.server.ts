import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { changeRow } from "~/domain/owner-forms/row-versions.server";
import type { Site } from "~/domain/site";

/**
 * Deletes photos wherever they are used, inside a transaction. The ids of the photos and of their earlier versions are
 * recorded, so that neither a start nor a restore brings the files back. The caller removes the files after the
 * commit.
 */
export async function removePhotosEverywhere(
  site: Pick<Site, "now">,
  trx: Kysely<Database>,
  ids: string[],
): Promise<void> {
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
  await removeFromBlogPosts(site, trx, ids);
  const locations = await trx
    .selectFrom("locations")
    .select(["id", "updated_at"])
    .where("photo_id", "in", ids)
    .execute();
  for (const row of locations) await changeRow(site, trx, "locations", row, { photo_id: null });
  await trx.deleteFrom("story_photos").where("photo_id", "in", ids).execute();
  await trx.deleteFrom("draft_photos").where("photo_id", "in", ids).execute();
  await trx.deleteFrom("bin_photos").where("photo_id", "in", ids).execute();
  await trx.deleteFrom("photos").where("id", "in", ids).execute();
}

async function removeFromBlogPosts(
  site: Pick<Site, "now">,
  trx: Kysely<Database>,
  ids: string[],
): Promise<void> {
  const shown = await trx
    .deleteFrom("blog_post_photos")
    .where("photo_id", "in", ids)
    .returning("blog_post_id")
    .execute();
  const postIds = shown.map(({ blog_post_id }) => blog_post_id);
  // PostgreSQL does not accept an empty list after `in`.
  if (postIds.length === 0) return;
  const posts = trx.selectFrom("blog_posts").select(["id", "updated_at"]).where("id", "in", postIds);
  for (const post of await posts.execute()) await changeRow(site, trx, "blog_posts", post, {});
}
