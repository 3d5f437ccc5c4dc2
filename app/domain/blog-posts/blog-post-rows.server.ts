import { type Selectable, expressionBuilder } from "kysely";
import type { StoredPhoto } from "~/domain/photos/photo";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import type { BlogPostsTable, Database } from "~db/schema";
import type { BlogPost } from "./blog-post";

/** The columns of which `withPhotos` makes a blog post. */
export const blogPostColumns = [
  "blog_posts.id",
  "blog_posts.title",
  "blog_posts.content",
  "blog_posts.city",
  "blog_posts.country",
  "blog_posts.author_name",
  "blog_posts.reactions",
  "blog_posts.published",
  "blog_posts.story_id",
  "blog_posts.withdrawn_story_id",
  "blog_posts.language",
  "blog_posts.date",
  "blog_posts.shown_at",
  "blog_posts.created_at",
  "blog_posts.updated_at",
] as const;

/** SQL: the id of the first photo of the blog post in this row, its cover; null when it has none. */
export function firstPhotoOfBlogPost() {
  return expressionBuilder<Database, "blog_posts">()
    .selectFrom("blog_post_photos")
    .select("photo_id")
    .whereRef("blog_post_id", "=", "blog_posts.id")
    .orderBy("position")
    .limit(1);
}

type BlogPostRow = Omit<Selectable<BlogPostsTable>, "submission_key" | "edit_key" | "origin_story_id">;

/**
 * Adds the photos to rows of blog posts, in one query. `everyPost`: the rows are all blog posts. `forOwner`: with what
 * visitors may not know.
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
  const photos = new Map<string, StoredPhoto[]>();
  for (const { blog_post_id, ...photo } of await query.execute()) {
    const list = photos.get(blog_post_id);
    if (list) list.push(storedPhoto(photo));
    else photos.set(blog_post_id, [storedPhoto(photo)]);
  }
  return rows.map(
    ({
      author_name,
      published,
      story_id,
      withdrawn_story_id,
      shown_at,
      created_at,
      updated_at,
      ...texts
    }) => ({
      ...texts,
      authorName: author_name,
      published: published === 1,
      storyId: forOwner ? story_id : null,
      withdrawn: withdrawn_story_id !== null,
      shownAt: shown_at ?? created_at,
      createdAt: created_at,
      updatedAt: updated_at,
      photos: photos.get(texts.id) ?? [],
    }),
  );
}
