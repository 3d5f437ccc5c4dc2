import {
  type CursorPage,
  countRows,
  dayColumns,
  newestFirst,
  orderedBy,
} from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { BlogPost } from "./blog-post";
import { type Selection, expressionBuilder } from "kysely";
import { photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Database } from "~db/schema";

interface BlogPostList extends CursorPage {
  /** True when hidden blog posts are left out. */
  publishedOnly?: boolean;
  offset?: number;
}

/** Lists blog posts with their photos, newest first. */
export async function listBlogPosts({ db }: Pick<Site, "db">, list: BlogPostList = {}): Promise<BlogPost[]> {
  let query = newestFirst(db.selectFrom("blog_posts").select(blogPostColumns), dayColumns, list);
  if (list.publishedOnly) query = query.where("published", "=", 1);
  return withPhotos({ db }, await query.execute(), {
    everyPost: list.limit === undefined,
    forOwner: !list.publishedOnly,
  });
}

/** Lists one page of the published blog posts in the order of the journey, oldest first. */
export async function listFromBeginning(
  { db }: Pick<Site, "db">,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlogPost[]> {
  const published = db.selectFrom("blog_posts").select(blogPostColumns).where("published", "=", 1);
  const page = orderedBy(published, dayColumns, "asc").limit(limit).offset(offset);
  return withPhotos({ db }, await page.execute());
}

/** Lists the blog posts that were published last, whatever day they tell about. */
export async function listLastShown(
  { db }: Pick<Site, "db">,
  { limit }: { limit: number },
): Promise<BlogPost[]> {
  const published = db.selectFrom("blog_posts").select(blogPostColumns).where("published", "=", 1);
  const last = orderedBy(published, ["shown_at", "id"], "desc").limit(limit);
  return withPhotos({ db }, await last.execute());
}

/** Finds a blog post. Null when it does not exist, or when it is hidden and `publishedOnly` is set. */
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

/** True when visitors can see a blog post, or could see it before it was hidden. */
export async function wasBlogPostShown({ db }: Pick<Site, "db">, id: string): Promise<boolean> {
  const row = db.selectFrom("blog_posts").select("shown_at").where("id", "=", id);
  return ((await row.executeTakeFirst())?.shown_at ?? null) !== null;
}

/** Lists the ids and titles of the newest blog posts. The post with the id `including` is always in the list. */
export async function listBlogPostTitles(
  { db }: Pick<Site, "db">,
  { limit, including }: { limit: number; including: string },
): Promise<{ id: string; title: string }[]> {
  const titles = db.selectFrom("blog_posts").select(["id", "title"]).where("withdrawn_story_id", "is", null);
  const newest = await orderedBy(titles, dayColumns, "desc").limit(limit).execute();
  if (including === "" || newest.some(({ id }) => id === including)) return newest;
  return [...(await titles.where("id", "=", including).execute()), ...newest];
}

/** Returns the titles of these blog posts by the posts' ids. Posts of withdrawn stories are left out. */
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

/** Lists the ids of the newest published blog posts, with the moment of each post's last change. */
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

/** Counts the blog posts, or only the published ones. */
export async function countBlogPosts(
  { db }: Pick<Site, "db">,
  { publishedOnly = false } = {},
): Promise<number> {
  const all = db.selectFrom("blog_posts");
  return countRows(publishedOnly ? all.where("published", "=", 1) : all);
}

/** The columns from which `withPhotos` builds a blog post. */
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

/** Returns SQL for the id of the first photo (the cover) of a row's blog post. Null when the post has no photos. */
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
 * Turns rows of the table into blog posts with their photos, which are read in one query. `everyPost` is true when the
 * rows are all blog posts. `forOwner` adds what only the owner may see.
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
