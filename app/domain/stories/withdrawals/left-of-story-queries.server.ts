import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { StoryBlogPost } from "~/domain/stories/story";

/** What the site has of a story besides itself: the blog post that was made of it, and photos. */
export interface LeftOfStory {
  /** A published one first. */
  blogPost: StoryBlogPost | null;
}

/** What would be left of a story if the owner deleted it; null when there is neither a blog post nor a photo. */
export async function findLeftOfStory(db: Kysely<Database>, id: string): Promise<LeftOfStory | null> {
  const blogPost = await db
    .selectFrom("blog_posts")
    .select(["id", "title", "published"])
    .where("origin_story_id", "=", id)
    .orderBy("published", "desc")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (blogPost) return { blogPost: { ...blogPost, published: blogPost.published === 1 } };
  const photo = db.selectFrom("photos").select("id").where("story_id", "=", id).limit(1);
  return (await photo.executeTakeFirst()) ? { blogPost: null } : null;
}
