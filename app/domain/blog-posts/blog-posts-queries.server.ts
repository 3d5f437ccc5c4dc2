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
  const all = db.selectFrom("blog_posts");
  return countRows(publishedOnly ? all.where("published", "=", 1) : all);
}
