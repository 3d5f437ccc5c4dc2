import { type Selection, expressionBuilder } from "kysely";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { BlogPost } from "./blog-post";

/** The columns that `withPhotos` needs to build a blog post. */
export const blogPostColumns = [
  "blog_posts.id",
  "blog_posts.title",
  "blog_posts.content",
  "blog_posts.city",
  "blog_posts.country",
  "blog_posts.author_name as authorName",
  "blog_posts.reactions",
  "blog_posts.published",
  "blog_posts.story_id as storyId",
  "blog_posts.withdrawn_story_id",
  "blog_posts.language",
  "blog_posts.date",
  "blog_posts.shown_at",
  "blog_posts.created_at as createdAt",
  "blog_posts.updated_at as updatedAt",
] as const;

/** SQL: the id of the first photo of this row's blog post, its cover. Null when it has none. */
export function firstPhotoOfBlogPost() {
  return expressionBuilder<Database, "blog_posts">()
    .selectFrom("blog_post_photos")
    .select("photo_id")
    .whereRef("blog_post_id", "=", "blog_posts.id")
    .orderBy("position")
    .limit(1);
}

type BlogPostRow = Selection<Database, "blog_posts", (typeof blogPostColumns)[number]>;

/**
 * Adds the photos to rows of blog posts, in one query. `everyPost`: the rows are all blog posts. `forOwner` adds what
 * only the owner may see.
 */
export async function withPhotos(
  { db }: Pick<Site, "db">,
  rows: BlogPostRow[],
  { everyPost = false, forOwner = false } = {},
): Promise<BlogPost[]> {
  if (rows.length === 0) return [];
  let query = db
    .selectFrom("blog_post_photos")
    .innerJoin("photos", "photos.id", "blog_post_photos.photo_id")
    .select(["blog_post_photos.blog_post_id", ...photoColumns])
    .orderBy("blog_post_photos.blog_post_id")
    .orderBy("blog_post_photos.position");
  if (!everyPost) {
    const ids = rows.map(({ id }) => id);
    query = query.where("blog_post_photos.blog_post_id", "in", ids);
  }
  const photos = Map.groupBy(await query.execute(), ({ blog_post_id }) => blog_post_id);
  return rows.map(({ published, withdrawn_story_id, shown_at, ...post }) => ({
    ...post,
    published: published === 1,
    storyId: forOwner ? post.storyId : null,
    withdrawn: withdrawn_story_id !== null,
    shownAt: shown_at ?? post.createdAt,
    photos: (photos.get(post.id) ?? []).map(storedPhoto),
  }));
}
