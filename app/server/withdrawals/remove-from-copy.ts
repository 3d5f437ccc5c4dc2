import type BetterSqlite3 from "better-sqlite3";

/** Ids of what was withdrawn. */
export interface Withdrawn {
  stories: string[];
  photos: string[];
}

/**
 * Deletes withdrawn stories from a copy of a site's database, which may be of any older version: their photos wherever
 * they are shown, and the blog posts that were made of them. Nothing of them is left in the file. Returns the ids of all
 * photos that must go with them; null when the copy has none of these stories and photos.
 */
export function removeFromCopy(copy: BetterSqlite3.Database, withdrawn: Withdrawn): Set<string> | null {
  const tables = new Set(copy.prepare("select name from sqlite_schema where type = 'table'").pluck().all());
  if (!["stories", "photos", "blog_posts"].every((table) => tables.has(table))) return null;
  const stories = among(copy, "select id from stories", withdrawn.stories);
  const ofStories = stories.flatMap(
    (id) => copy.prepare("select photo_id from story_photos where story_id = ?").pluck().all(id) as string[],
  );
  const photos = new Set([...ofStories, ...among(copy, "select id from photos", withdrawn.photos)]);
  if (stories.length === 0 && photos.size === 0) return null;
  copy.pragma("foreign_keys = ON");
  copy.transaction(() => {
    for (const id of stories) removeStory(copy, id);
    for (const id of photos) {
      for (const table of ["story_photos", "blog_post_photos", "draft_photos"]) {
        copy.prepare(`delete from ${table} where photo_id = ?`).run(id);
      }
      copy.prepare("update locations set photo_id = null where photo_id = ?").run(id);
      copy.prepare("delete from photos where id = ?").run(id);
    }
    copy.exec("delete from drafts where fields is not null");
  })();
  // Freed pages, and pages that were only rearranged, still have the words.
  copy.exec("vacuum");
  return photos;
}

function among(copy: BetterSqlite3.Database, select: string, ids: string[]): string[] {
  const found = copy.prepare(`${select} where id in (select value from json_each(?))`).pluck();
  return found.all(JSON.stringify(ids)) as string[];
}

function removeStory(copy: BetterSqlite3.Database, id: string): void {
  const { story } = copy.prepare("select story from stories where id = ?").get(id) as { story: string };
  const ofStory = "select id from blog_posts where story_id = ?";
  const locations = `where blog_post_id in (${ofStory})`;
  copy
    .prepare(`update locations set description = null ${locations} and instr(description, ?) > 0`)
    .run(id, story);
  copy
    .prepare(
      `update locations set name = city ${locations}
      and exists (select 1 from blog_posts where id = blog_post_id and instr(title, locations.name) = 1)`,
    )
    .run(id);
  copy.prepare("delete from blog_posts where story_id = ?").run(id);
  copy.prepare("delete from stories where id = ?").run(id);
}
