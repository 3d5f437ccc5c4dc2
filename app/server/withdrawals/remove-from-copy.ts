import type BetterSqlite3 from "better-sqlite3";
import { photoIdOf } from "~/photo-store/photo-files";

/** Ids of what was withdrawn. */
export interface Withdrawn {
  stories: string[];
  photos: string[];
}

/** What a copy of a site's database has of withdrawn stories. */
export interface WithdrawnInCopy {
  stories: string[];
  posts: BlogPostOfStory[];
  /** Ids of photos. */
  photos: Set<string>;
  /** Stored names of share cards. */
  cards: string[];
  /** Ids of all files in the photo store that show them: of photos and of share cards. */
  files: Set<string>;
}

/** `user_version` of a copy whose rows are deleted and whose free pages may still have their words. */
const unfinished = 1;
const finished = 0;

/**
 * Looks for withdrawn stories in a copy of a site's database, which may be of any older version: for their photos, too,
 * and for the blog posts that were made of them. Null when it has nothing of them, and nothing was left unfinished.
 */
export function findInCopy(copy: BetterSqlite3.Database, withdrawn: Withdrawn): WithdrawnInCopy | null {
  const tables = tablesOf(copy);
  if (!["stories", "photos", "blog_posts"].every((table) => tables.has(table))) return null;
  const stories = among(copy, "select id from stories", withdrawn.stories);
  const ofStories = stories.flatMap(
    (id) => copy.prepare("select photo_id from story_photos where story_id = ?").pluck().all(id) as string[],
  );
  const photos = new Set<string>([...ofStories, ...among(copy, "select id from photos", withdrawn.photos)]);
  const posts = blogPostsOf(copy, withdrawn.stories);
  const isFinished = copy.pragma("user_version", { simple: true }) !== unfinished;
  if (isFinished && stories.length === 0 && photos.size === 0 && posts.length === 0) return null;
  const cards = tables.has("share_cards") ? cardsOf(copy, posts, photos) : [];
  return { stories, posts, photos, cards, files: new Set([...photos, ...cards.map(photoIdOf)]) };
}

/** Deletes what was found from the copy: the photos wherever they are shown. Nothing of it is left in the database. */
export function removeFromCopy(
  copy: BetterSqlite3.Database,
  { stories, posts, photos, cards }: WithdrawnInCopy,
): void {
  copy.pragma("foreign_keys = ON");
  copy.transaction(() => {
    for (const name of cards) copy.prepare("delete from share_cards where name = ?").run(name);
    for (const post of posts) removeBlogPost(copy, post);
    for (const id of stories) copy.prepare("delete from stories where id = ?").run(id);
    for (const id of photos) {
      for (const table of ["story_photos", "blog_post_photos", "draft_photos"]) {
        copy.prepare(`delete from ${table} where photo_id = ?`).run(id);
      }
      copy.prepare("update locations set photo_id = null where photo_id = ?").run(id);
      copy.prepare("delete from photos where id = ?").run(id);
    }
    copy.exec("delete from drafts where fields is not null");
    copy.pragma(`user_version = ${unfinished}`);
  })();
  // Freed pages, and pages that were only rearranged, still have the words.
  copy.exec("vacuum");
  copy.pragma(`user_version = ${finished}`);
}

function tablesOf(copy: BetterSqlite3.Database): Set<unknown> {
  return new Set(copy.prepare("select name from sqlite_schema where type = 'table'").pluck().all());
}

/** The stored names of the share cards that show words or photos of these. */
function cardsOf(copy: BetterSqlite3.Database, posts: BlogPostOfStory[], photos: Set<string>): string[] {
  const cards = copy.prepare(
    `select name from share_cards where photo_id in (select value from json_each(@photos))
    or subject_id in (select value from json_each(@posts))
    or subject_id in (select id from locations where blog_post_id in (select value from json_each(@posts)))`,
  );
  const ids = { photos: JSON.stringify([...photos]), posts: JSON.stringify(posts.map(({ id }) => id)) };
  return cards.pluck().all(ids) as string[];
}

function among(copy: BetterSqlite3.Database, select: string, ids: string[]): string[] {
  const found = copy.prepare(`${select} where id in (select value from json_each(?))`).pluck();
  return found.all(JSON.stringify(ids)) as string[];
}

interface BlogPostOfStory {
  id: string;
  title: string;
  content: string;
  /** The story's words; null when the owner had deleted it before the copy was made. */
  story: string | null;
}

/** The blog posts that were made of these stories, but for those that are emptied already: they are left to the owner. */
function blogPostsOf(copy: BetterSqlite3.Database, stories: string[]): BlogPostOfStory[] {
  const columns = new Set(copy.prepare("select name from pragma_table_info('blog_posts')").pluck().all());
  const origin = columns.has("origin_story_id") ? "origin_story_id" : "story_id";
  const full = columns.has("withdrawn_story_id") ? "and withdrawn_story_id is null" : "";
  const posts = copy.prepare(
    `select id, title, content, (select story from stories where id = ${origin}) as story
    from blog_posts where ${origin} in (select value from json_each(?)) ${full}`,
  );
  return posts.all(JSON.stringify(stories)) as BlogPostOfStory[];
}

function removeBlogPost(copy: BetterSqlite3.Database, { id, title, content, story }: BlogPostOfStory): void {
  const describing =
    "update locations set description = null where blog_post_id = ? and instr(description, ?) > 0";
  for (const text of [content, story ?? content]) copy.prepare(describing).run(id, text);
  copy
    .prepare("update locations set name = city where blog_post_id = ? and instr(?, name) = 1")
    .run(id, title);
  copy.prepare("delete from blog_posts where id = ?").run(id);
}
