import { isInBin } from "~/domain/bin/empty-bin.server";
import { type CursorPage, newestFirst, orderedBy } from "~/domain/pagination/cursor.server";
import type { Db, Site } from "~/domain/site";

/** Returns the day of a withdrawal, and whether this machine's disk still has parts of the story. Null without one. */
export async function findWithdrawal(db: Site["db"], id: string) {
  const query = db.selectFrom("withdrawn_stories").select(["day", "pending"]).where("id", "=", id);
  const row = await query.executeTakeFirst();
  return row ? { day: row.day, pending: row.pending === 1 } : null;
}

/** Lists withdrawn stories with their blog posts, the latest withdrawal first. */
export async function listWithdrawnStories({ db }: Db, page: CursorPage) {
  const withdrawn = db.selectFrom("withdrawn_stories").select(({ selectFrom }) => [
    "withdrawn_stories.id",
    "withdrawn_stories.day",
    selectFrom("blog_posts")
      .select(({ fn }) => fn.max("blog_posts.id").as("id"))
      .whereRef("blog_posts.withdrawn_story_id", "=", "withdrawn_stories.id")
      .as("blogPostId"),
  ]);
  return newestFirst(withdrawn, ["day", "withdrawn_stories.id"], page).execute();
}

/** True when a blog post was made from this story, hidden or not, or a stop at the point of its photo. */
export async function hasBecomePublic({ db }: Db, id: string): Promise<boolean> {
  const post = db.selectFrom("blog_posts").select("id").where("origin_story_id", "=", id).limit(1);
  const stop = db.selectFrom("locations").select("id").where("point_story_id", "=", id).limit(1);
  return ((await post.executeTakeFirst()) ?? (await stop.executeTakeFirst())) !== undefined;
}

/**
 * Returns what the site would keep of this story if the owner deleted it: its blog post, a published one before a
 * hidden one, or only photos and what is in the bin (null as `blogPost`). Null when it would keep nothing.
 */
export async function findStoryRemains(db: Site["db"], id: string) {
  const posts = db
    .selectFrom("blog_posts")
    .select(["id", "title", "published"])
    .where("origin_story_id", "=", id);
  const [blogPost] = await orderedBy(posts, ["published", "created_at"], "desc").limit(1).execute();
  if (blogPost) return { blogPost: { ...blogPost, published: blogPost.published === 1 } };
  const photo = db.selectFrom("photos").select("id").where("story_id", "=", id).limit(1);
  const isLeft = (await photo.executeTakeFirst()) ?? (await isInBin(db, id));
  return isLeft ? { blogPost: null } : null;
}
