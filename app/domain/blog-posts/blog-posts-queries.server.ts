import {
  type CursorPage,
  countRows,
  dayColumns,
  newestFirst,
  sorted,
} from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { BlogPost } from "./blog-post";
import { blogPostColumns, withPhotos } from "./blog-post-rows.server";

interface BlogPostList extends CursorPage {
  /** True leaves hidden blog posts out. */
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

/** Lists a page of the published blog posts, in the order of the journey. */
export async function listFromBeginning(
  { db }: Pick<Site, "db">,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlogPost[]> {
  const published = db.selectFrom("blog_posts").select(blogPostColumns).where("published", "=", 1);
  const page = sorted(published, dayColumns, "asc").limit(limit).offset(offset);
  return withPhotos({ db }, await page.execute());
}

/** Lists the blog posts that were published last, whatever their day. */
export async function listLastShown(
  { db }: Pick<Site, "db">,
  { limit }: { limit: number },
): Promise<BlogPost[]> {
  const published = db.selectFrom("blog_posts").select(blogPostColumns).where("published", "=", 1);
  const last = sorted(published, ["shown_at", "id"], "desc").limit(limit);
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

/** Says whether visitors see a blog post, or have seen it before it was hidden. */
export async function wasBlogPostShown({ db }: Pick<Site, "db">, id: string): Promise<boolean> {
  const row = db.selectFrom("blog_posts").select("shown_at").where("id", "=", id);
  return ((await row.executeTakeFirst())?.shown_at ?? null) !== null;
}

/** Lists the ids and titles of the newest blog posts, and of the one with the id `including`. */
export async function listBlogPostTitles(
  { db }: Pick<Site, "db">,
  { limit, including }: { limit: number; including: string },
): Promise<{ id: string; title: string }[]> {
  const titles = db.selectFrom("blog_posts").select(["id", "title"]).where("withdrawn_story_id", "is", null);
  const newest = await sorted(titles, dayColumns, "desc").limit(limit).execute();
  if (including === "" || newest.some(({ id }) => id === including)) return newest;
  return [...(await titles.where("id", "=", including).execute()), ...newest];
}

/** Returns the titles of these blog posts by id. Emptied posts have none. */
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

/** Lists the ids of the newest published blog posts, and when each last changed. */
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
