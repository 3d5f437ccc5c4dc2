import { editMoment } from "~/domain/owner-forms/owner-edit.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { BlogPost } from "./blog-post";
import { findBlogPost } from "./blog-posts-queries.server";
import { visibility } from "./visibility.server";

/**
 * Shows a blog post to visitors or hides it, with its photos, also on its stops. One whose story was withdrawn stays
 * hidden.
 */
export async function showOrHideBlogPost(
  site: Site,
  id: string,
  published: boolean,
): Promise<Result<BlogPost, "unknown-blog-post" | "blog-post-withdrawn">> {
  await site.db.transaction().execute(async (trx) => {
    const moment = await editMoment(site, trx, { table: "blog_posts", id });
    if (typeof moment === "string") return;
    const columns = { ...visibility(published, moment.updated_at), ...moment };
    const changed = trx.updateTable("blog_posts").set(columns).where("id", "=", id);
    await (published ? changed.where("withdrawn_story_id", "is", null) : changed).execute();
  });
  await site.pages.clear();
  const post = await findBlogPost(site, id);
  if (!post) return refused("unknown-blog-post");
  return published && post.withdrawn ? refused("blog-post-withdrawn") : done(post);
}
