import { type Selectable, expressionBuilder } from "kysely";
import { type CursorPage, dayColumns, newestFirst, sorted } from "~/domain/pagination/cursor.server";
import type { StoredPhoto } from "~/domain/photos/photo";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import type { BlogPostsTable, Database } from "~db/schema";
import type { BlogPost } from "./blog-post";

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

interface BlogPostList extends CursorPage {
  /** Without hidden blog posts. */
  publishedOnly?: boolean;
  offset?: number;
}

/** Blog posts with their photos, newest first. */
export async function listBlogPosts({ db }: Pick<Site, "db">, list: BlogPostList = {}): Promise<BlogPost[]> {
  let query = newestFirst(db.selectFrom("blog_posts").select(blogPostColumns), dayColumns, list);
  if (list.publishedOnly) query = query.where("published", "=", 1);
  return withPhotos({ db }, await query.execute(), {
    everyPost: list.limit === undefined,
    forOwner: !list.publishedOnly,
  });
}

/** A page of the published blog posts, from the first day of the journey on. */
export async function listFromBeginning(
  { db }: Pick<Site, "db">,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlogPost[]> {
  const published = db.selectFrom("blog_posts").select(blogPostColumns).where("published", "=", 1);
  const page = sorted(published, dayColumns, "asc").limit(limit).offset(offset);
  return withPhotos({ db }, await page.execute());
}

/** The published blog posts that visitors have seen for the shortest time, whatever day they tell of. */
export async function listLastShown(
  { db }: Pick<Site, "db">,
  { limit }: { limit: number },
): Promise<BlogPost[]> {
  const published = db.selectFrom("blog_posts").select(blogPostColumns).where("published", "=", 1);
  const last = sorted(published, ["shown_at", "id"], "desc").limit(limit);
  return withPhotos({ db }, await last.execute());
}

/** A blog post; null when there is none, or with `publishedOnly` when it is hidden. */
export async function findBlogPost(
  { db }: Pick<Site, "db">,
  id: string,
  { publishedOnly = false } = {},
): Promise<BlogPost | null> {
  let query = db.selectFrom("blog_posts").select(blogPostColumns).where("id", "=", id);
  if (publishedOnly) query = query.where("published", "=", 1);
  const [post] = await withPhotos({ db }, await query.execute(), { forOwner: !publishedOnly });
  return post ?? null;
}

/** The ids and titles of the newest blog posts, and of the one with the id `including`. */
export async function listBlogPostTitles(
  { db }: Pick<Site, "db">,
  { limit, including }: { limit: number; including: string },
): Promise<{ id: string; title: string }[]> {
  const titles = db.selectFrom("blog_posts").select(["id", "title"]).where("withdrawn_story_id", "is", null);
  const newest = await sorted(titles, dayColumns, "desc").limit(limit).execute();
  if (including === "" || newest.some(({ id }) => id === including)) return newest;
  return [...(await titles.where("id", "=", including).execute()), ...newest];
}

/** The titles of these blog posts, by their ids; emptied ones have none. */
export async function titlesOfBlogPosts(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Partial<Record<string, string>>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom("blog_posts")
    .select(["id", "title"])
    .where("id", "in", ids)
    .where("withdrawn_story_id", "is", null)
    .execute();
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}

/** The ids of the newest published blog posts, and when each changed last. */
export async function listPublishedIds(
  { db }: Pick<Site, "db">,
  { limit }: { limit: number },
): Promise<{ id: string; updatedAt: string }[]> {
  const ids = db
    .selectFrom("blog_posts")
    .select(["id", "updated_at as updatedAt"])
    .where("published", "=", 1);
  return newestFirst(ids, dayColumns, { limit }).execute();
}

/** The number of blog posts, or of the published ones. */
export async function countBlogPosts(
  { db }: Pick<Site, "db">,
  { publishedOnly = false } = {},
): Promise<number> {
  let query = db.selectFrom("blog_posts").select(({ fn }) => fn.countAll<number>().as("total"));
  if (publishedOnly) query = query.where("published", "=", 1);
  return (await query.executeTakeFirstOrThrow()).total;
}

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
