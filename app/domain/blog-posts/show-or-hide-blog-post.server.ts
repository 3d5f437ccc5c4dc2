import { sql } from "kysely";
import { editTimestamp } from "~/domain/owner-forms/row-versions.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Flag, Timestamp } from "~db/schema";
import { findBlogPost } from "./blog-posts-queries.server";

/** Shows or hides a blog post with its photos, also at its stops. The post of a withdrawn story stays hidden. */
export async function showOrHideBlogPost(site: Site, id: string, published: boolean) {
  await site.db.transaction().execute(async (trx) => {
    const updated_at = await editTimestamp(site, trx, { table: "blog_posts", id });
    if (typeof updated_at !== "string") return;
    const columns = { ...visibility(published, updated_at), updated_at };
    const changed = trx.updateTable("blog_posts").set(columns).where("id", "=", id);
    await (published ? changed.where("withdrawn_story_id", "is", null) : changed).execute();
  });
  await site.pages.clear();
  const post = await findBlogPost(site, id);
  if (!post) return refused("unknown-blog-post");
  return published && post.withdrawn ? refused("blog-post-withdrawn") : done(post);
}

/** Returns the columns of an update that shows or hides blog posts. A post that was hidden is shown since `moment`. */
export function visibility(published: boolean, moment: Timestamp) {
  const flag: Flag = published ? 1 : 0;
  const shownSince = sql<Timestamp | null>`case when published = 0 then ${moment} else shown_at end`;
  return { published: flag, ...(published && { shown_at: shownSince }) };
}
