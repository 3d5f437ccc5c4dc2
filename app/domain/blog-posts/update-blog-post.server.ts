import type { Kysely } from "kysely";
import { type OwnerEdit, editOwned } from "~/domain/owner-forms/owner-edit.server";
import { correctLinked, correctsLinked } from "~/domain/owner-forms/correct-linked.server";
import { refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { maxPhotos, tooManyPhotos } from "./blog-post";
import { blogPosts, insertPhotosOf } from "./create-blog-post.server";
import { visibility } from "./show-or-hide-blog-post.server";

/**
 * Changes a blog post: its texts, date and visibility, and the choice and order of its photos (the first is the
 * cover). New photos follow at the end. A new date is copied to those of its locations that had the old date. The post
 * of a withdrawn story cannot be changed.
 */
export function updateBlogPost(site: Site, id: string, edit: OwnerEdit) {
  return editOwned(site, blogPosts, id, edit, {
    photosOf: ({ photos }) => photos.map(({ name }) => name),
    newPhotos: "last",
    refuse: async (db) => ((await isEmptied(db, id)) ? refused("blog-post-withdrawn") : null),
    async write(trx, { data, stored }, columns, photoIds) {
      if (photoIds.length > maxPhotos || stored.leftOut > 0) return refused("invalid", tooManyPhotos);
      const { authorName, published, date: _, ...texts } = data;
      const { date, ...place } = await trx
        .selectFrom("blog_posts")
        .select(["city", "country", "date"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const locations = { table: "locations", blogPostId: id } as const;
      await correctLinked(site, trx, locations, { date }, data);
      if (correctsLinked(edit.fields)) await correctLinked(site, trx, locations, place, data);
      await trx
        .updateTable("blog_posts")
        .set({
          ...texts,
          ...(authorName !== undefined && { author_name: authorName }),
          ...(published !== undefined && visibility(published, columns.updated_at)),
          ...columns,
        })
        .where("id", "=", id)
        .execute();
      const removed = await trx
        .deleteFrom("blog_post_photos")
        .where("blog_post_id", "=", id)
        .returning("photo_id")
        .execute();
      await insertPhotosOf(trx, id, photoIds);
      return removed.map(({ photo_id }) => photo_id);
    },
  });
}

async function isEmptied(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = db.selectFrom("blog_posts").select("withdrawn_story_id").where("id", "=", id);
  return ((await row.executeTakeFirst())?.withdrawn_story_id ?? null) !== null;
}
