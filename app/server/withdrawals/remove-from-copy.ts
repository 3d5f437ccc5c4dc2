import type BetterSqlite3 from "better-sqlite3";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { photoIdOf } from "~/photo-store/photo-files";
import { tablesIn } from "~/server/files/database-file";

/** Withdrawn stories, and the ids of withdrawn photos. */
export interface WithdrawnIds {
  stories: { id: string }[];
  photos: string[];
}

/** The `user_version` of a copy whose rows are deleted, but whose free pages may still have their words. */
const unfinished = 1;
const finished = 0;

const cardsOfGone = `share_cards where photo_id in (select id from gone_photos)
  or subject_id in (select id from gone_posts)
  or subject_id in (select id from locations where blog_post_id in (select id from gone_posts))`;

const binnedOfGone = `select bin.id from bin, gone_stories
  where instr(bin.content, '"' || gone_stories.id || '"') > 0`;

/** Returns the ids of withdrawn photos, and of cards with one, in a copy of any version. Null without any remains. */
export function findInCopy(copy: BetterSqlite3.Database, withdrawn: WithdrawnIds): Set<string> | null {
  const tables = tablesIn(copy);
  if (!["stories", "photos", "blog_posts"].every((table) => tables.has(table))) return null;
  listGone(copy, withdrawn);
  const idsOf = (query: string) => copy.prepare(query).pluck().all() as string[];
  const stories = wordsTables(tables).flatMap((table) =>
    idsOf(`select id from ${table} where id in (select id from gone_stories)`),
  );
  const photos = idsOf("select id from gone_photos");
  const posts = idsOf("select id from gone_posts");
  const binned = tables.has("bin") ? idsOf(binnedOfGone) : [];
  const isFinished = copy.pragma("user_version", { simple: true }) !== unfinished;
  if (isFinished && stories.length + photos.length + posts.length + binned.length === 0) return null;
  const cards = tables.has("share_cards") ? idsOf(`select name from ${cardsOfGone}`) : [];
  return new Set([...photos, ...cards.map(photoIdOf)]);
}

/** Deletes what `findInCopy` finds, and rewrites the database, so that no deleted word is left in the file. */
export function removeFromCopy(copy: BetterSqlite3.Database, withdrawn: WithdrawnIds): void {
  copy.pragma("foreign_keys = ON");
  listGone(copy, withdrawn);
  copy.transaction(() => {
    // The owner deleted all of it long ago, so the copy loses its whole bin.
    if (tablesIn(copy).has("bin")) copy.exec("delete from bin");
    if (tablesIn(copy).has("share_cards")) copy.exec(`delete from ${cardsOfGone}`);
    // A restored copy forgets its followers, so none of them is needed in a copy.
    if (tablesIn(copy).has("followers")) copy.exec("delete from followers");
    blurLocations(copy);
    copy.exec(`
      update locations set description = null where exists (
        select 1 from gone_posts join blog_posts using (id) left join stories on stories.id = gone_posts.story_id
        where gone_posts.id = locations.blog_post_id and (instr(locations.description, blog_posts.content) > 0
          or instr(locations.description, stories.story) > 0));
      update locations set name = city where exists (
        select 1 from gone_posts join blog_posts using (id)
        where gone_posts.id = locations.blog_post_id and instr(blog_posts.title, locations.name) = 1);
      delete from blog_posts where id in (select id from gone_posts);
      ${wordsTables(tablesIn(copy))
        .map((table) => `delete from ${table} where id in (select id from gone_stories);`)
        .join("\n")}
      delete from story_photos where photo_id in (select id from gone_photos);
      delete from blog_post_photos where photo_id in (select id from gone_photos);
      delete from draft_photos where photo_id in (select id from gone_photos);
      update locations set photo_id = null where photo_id in (select id from gone_photos);
      delete from photos where id in (select id from gone_photos);
      delete from drafts where fields is not null;
      pragma user_version = ${unfinished}`);
  })();
  // Free pages, and pages that were only rearranged, still contain the words.
  copy.exec("vacuum");
  copy.pragma(`user_version = ${finished}`);
}

/** The tables with the senders' words that this copy has. Sightings came later than stories. */
function wordsTables(tables: Set<unknown>): string[] {
  return ["stories", "sightings"].filter((table) => tables.has(table));
}

/** Lists what to delete in temporary tables, without blog posts that were emptied before: they stay for the owner. */
function listGone(copy: BetterSqlite3.Database, { stories, photos }: WithdrawnIds): void {
  const columns = columnsOf(copy, "blog_posts");
  const origin = columns.has("origin_story_id") ? "origin_story_id" : "story_id";
  const full = columns.has("withdrawn_story_id") ? "and withdrawn_story_id is null" : "";
  const list = (table: string, query: string, ...ids: string[]) => {
    copy.exec(`drop table if exists temp.${table}`);
    copy.prepare(`create temp table ${table} as ${query}`).run(...ids);
  };
  list("gone_stories", "select value as id from json_each(?)", JSON.stringify(stories.map(({ id }) => id)));
  const ofStories = "select photo_id from story_photos where story_id in (select id from gone_stories)";
  const given = "select value from json_each(?)";
  list(
    "gone_photos",
    `select id from photos where id in (${given}) or id in (${ofStories})`,
    JSON.stringify(photos),
  );
  const ofPosts = `${origin} in (select id from gone_stories) ${full}`;
  list("gone_posts", `select id, ${origin} as story_id from blog_posts where ${ofPosts}`);
}

/** Rounds the coordinates of stops to 10 km where they show where the senders were. */
function blurLocations(copy: BetterSqlite3.Database): void {
  const columns = columnsOf(copy, "locations");
  const namesStory = columns.has("point_story_id");
  const ofStory = namesStory ? "or point_story_id in (select id from gone_stories)" : "";
  const found = copy.prepare(
    `select id, latitude, longitude from locations
    where blog_post_id in (select id from gone_posts) ${ofStory}
    or exists (select 1 from photos where photos.id in (select id from gone_photos)
      and photos.latitude is not null and printf('%.6f', photos.latitude) = locations.latitude
      and printf('%.6f', photos.longitude) = locations.longitude)`,
  );
  const precision = columns.has("precision") ? ", precision = '10km'" : "";
  const origin = namesStory ? ", point_story_id = null" : "";
  const blur = copy.prepare(
    `update locations set latitude = ?, longitude = ?${precision}${origin} where id = ?`,
  );
  for (const { id, ...point } of found.all() as ({ id: string } & Coordinates)[]) {
    const { latitude, longitude } = publicCoordinates(point, "10km");
    blur.run(latitude, longitude, id);
  }
}

function columnsOf(copy: BetterSqlite3.Database, table: string): Set<unknown> {
  return new Set(copy.prepare("select name from pragma_table_info(?)").pluck().all(table));
}
