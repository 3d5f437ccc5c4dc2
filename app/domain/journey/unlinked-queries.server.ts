import { sql } from "kysely";
import { countRows, dayColumns, newestFirst } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";

/** Finds the newest published blog post with a photo that has no description. Null when there is none. */
export async function findUndescribed({ db }: Pick<Site, "db">): Promise<string | null> {
  const posts = db.selectFrom("blog_posts").select("id").where("published", "=", 1);
  const undescribed = posts.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("blog_post_photos")
        .innerJoin("photos", "photos.id", "blog_post_photos.photo_id")
        .select("photos.id")
        .whereRef("blog_post_photos.blog_post_id", "=", "blog_posts.id")
        .where("photos.description", "is", null),
    ),
  );
  return (await newestFirst(undescribed, dayColumns, { limit: 1 }).executeTakeFirst())?.id ?? null;
}

/**
 * Finds the newest published blog post without location and the newest visible location without blog post, each with
 * the number of all such rows. Undefined when there is none.
 */
export async function findUnlinked({ db }: Pick<Site, "db">) {
  const posts = db
    .selectFrom("blog_posts")
    .where("published", "=", 1)
    .where(sql<boolean>`not exists (select 1 from locations where locations.blog_post_id = blog_posts.id)`);
  const stops = db.selectFrom("locations").where("visible", "=", 1).where("blog_post_id", "is", null);
  const blogPost = await newestFirst(posts.select("id"), dayColumns, { limit: 1 }).executeTakeFirst();
  const location = await newestFirst(stops.select("id"), dayColumns, { limit: 1 }).executeTakeFirst();
  return {
    blogPost: blogPost && { ...blogPost, total: await countRows(posts) },
    location: location && { ...location, total: await countRows(stops) },
  };
}
