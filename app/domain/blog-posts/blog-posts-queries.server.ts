import { type Selection, expressionBuilder } from "kysely";
import { type CursorPage, dayColumns, newestFirst, orderedBy } from "~/domain/pagination/cursor.server";
import { photosByRecord, storedPhoto } from "~/domain/photos/photos-queries.server";
import { placeForReaders } from "~/domain/places/told-place.server";
import type { Db, Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { DiaryPart } from "./diary-choices.server";

/** The language of the readers, in which the places of their own stories keep the spelling of their senders. */
interface ForReaders {
  language?: string | undefined;
}

/** Lists blog posts with their photos, newest first; or those with these ids, in no order. */
export async function listBlogPosts(
  { db }: Db,
  {
    publishedOnly = false,
    language,
    ids,
    part,
    ...page
  }: CursorPage & { publishedOnly?: boolean; ids?: string[]; part?: DiaryPart | null } & ForReaders = {},
) {
  const all = blogPostRows(db, publishedOnly, part);
  const rows = await (ids ? all.where("id", "in", ids) : newestFirst(all, dayColumns, page)).execute();
  const everyPost = page.limit === undefined;
  return withPhotos({ db }, rows, { everyPost, forOwner: !publishedOnly, language });
}

/** Lists one page of the published blog posts in the order of the journey, oldest first. */
export async function listFromBeginning(
  { db }: Db,
  { limit, offset, part, language }: { limit: number; offset: number; part?: DiaryPart | null } & ForReaders,
) {
  const page = orderedBy(blogPostRows(db, true, part), dayColumns, "asc")
    .limit(limit)
    .offset(offset);
  return withPhotos({ db }, await page.execute(), { language });
}

/** Lists the blog posts that were published last, whatever day they tell about. */
export async function listLastShown({ db }: Db, { limit, language }: { limit: number } & ForReaders) {
  const last = orderedBy(blogPostRows(db, true), ["shown_at", "id"], "desc").limit(limit);
  return withPhotos({ db }, await last.execute(), { language });
}

/** Finds a blog post. Null when it does not exist, or when it is hidden and `publishedOnly` is set. */
export async function findBlogPost(
  { db }: Db,
  id: string,
  { publishedOnly = false, language }: { publishedOnly?: boolean } & ForReaders = {},
) {
  const rows = await blogPostRows(db, publishedOnly).where("id", "=", id).execute();
  const [post] = await withPhotos({ db }, rows, { forOwner: !publishedOnly, language });
  return post ?? null;
}

/** True when visitors can see a blog post, or could see it before it was hidden. */
export async function wasBlogPostShown({ db }: Db, id: string): Promise<boolean> {
  const row = db.selectFrom("blog_posts").select("shown_at").where("id", "=", id);
  return ((await row.executeTakeFirst())?.shown_at ?? null) !== null;
}

/** Lists the ids and titles of the 200 newest blog posts. The post with the id `including` is always in the list. */
export async function listBlogPostTitles({ db }: Db, including: string) {
  const newest = await orderedBy(titleRows(db), dayColumns, "desc").limit(200).execute();
  if (including === "" || newest.some(({ id }) => id === including)) return newest;
  return [...(await titleRows(db).where("id", "=", including).execute()), ...newest];
}

/** Returns the titles of these blog posts by the posts' ids. Posts of withdrawn stories are left out. */
export async function titlesOfBlogPosts({ db }: Db, ids: string[]) {
  if (ids.length === 0) return {};
  const rows = await titleRows(db).where("id", "in", ids).execute();
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}

/** Lists the ids of the newest published blog posts, with the moment of each post's last change. */
export function listPublishedIds({ db }: Db, { limit }: { limit: number }) {
  const ids = db.selectFrom("blog_posts").select(["id", "updated_at as updatedAt"]);
  return newestFirst(ids.where("published", "=", 1), dayColumns, { limit }).execute();
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
  "blog_posts.told_place",
  "blog_posts.date",
  "blog_posts.shown_at",
  "blog_posts.created_at as createdAt",
  "blog_posts.updated_at as updatedAt",
] as const;

function blogPostRows(db: Site["db"], publishedOnly: boolean, part?: DiaryPart | null) {
  const rows = db.selectFrom("blog_posts").select(blogPostColumns);
  const visible = publishedOnly ? rows.where("published", "=", 1) : rows;
  if (!part) return visible;
  if ("countries" in part) return visible.where("country", "in", part.countries);
  return visible.where("date", ">=", part.period).where("date", "<=", `${part.period}-99`);
}

function titleRows(db: Site["db"]) {
  return db.selectFrom("blog_posts").select(["id", "title"]).where("withdrawn_story_id", "is", null);
}

/** Returns SQL for the id of the first photo (the cover) of a row's blog post. Null when the post has no photos. */
export function firstPhotoOfBlogPost() {
  return expressionBuilder<Database, "blog_posts">()
    .selectFrom("blog_post_photos")
    .select("photo_id")
    .whereRef("blog_post_id", "=", "blog_posts.id")
    .orderBy("position")
    .limit(1);
}

/** Adds the photos in one query. `everyPost`: the rows are all posts. `forOwner` adds what only the owner may see. */
export async function withPhotos(
  { db }: Db,
  rows: Selection<Database, "blog_posts", (typeof blogPostColumns)[number]>[],
  {
    everyPost = false,
    forOwner = false,
    language,
  }: { everyPost?: boolean; forOwner?: boolean } & ForReaders = {},
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const photos = await photosByRecord({ db }, "blog_post_photos", everyPost ? null : ids);
  return rows.map(({ published, withdrawn_story_id, shown_at, told_place, ...post }) => ({
    ...post,
    ...placeForReaders({ ...post, told_place }, language ?? null),
    published: published === 1,
    // The post's story, as long as it exists. Visitors always get null.
    storyId: forOwner ? post.storyId : null,
    // The post of a withdrawn story is empty, and hidden for good.
    withdrawn: withdrawn_story_id !== null,
    // The beginning of the post's last visibility.
    shownAt: shown_at ?? post.createdAt,
    photos: (photos.get(post.id) ?? []).map(storedPhoto),
  }));
}
