import type BetterSqlite3 from "better-sqlite3";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { photoIdOf, photoNameOf } from "~/photo-store/photo-files";
import type { DataDirectory } from "~/server/data-directory/paths";
import { tablesIn, withDatabaseFile } from "~/server/files/database-file";
import { findInCopy, removeFromCopy } from "./remove-from-copy";

/** The tables of the list, as the migration creates them. A copy from before that migration gets them, too. */
const tables = `
  create table if not exists withdrawn_stories (
    id text not null primary key,
    day text not null check (length(day) = 10),
    submission_key text unique,
    pending integer not null default 1 check (pending in (0, 1))
  ) strict;
  create index if not exists withdrawn_stories_newest on withdrawn_stories (day desc, id desc);
  create table if not exists withdrawn_photos (
    id text not null primary key
  ) strict;`;

/** The list of withdrawn stories in a site's database. */
export interface WithdrawnList {
  stories: { id: string; day: string; submission_key: string | null }[];
  photos: string[];
  /** True when every database of the site was readable. */
  isComplete: boolean;
}

/** Reads the list of withdrawn stories, also where an interrupted restore has moved the database. */
export function readWithdrawnList({ restoring, database }: DataDirectory): WithdrawnList {
  const aside = existsSync(restoring) ? readFileSync(restoring, "utf8") : null;
  const databases = [database, ...(aside ? [path.join(aside, path.basename(database))] : [])];
  const list: WithdrawnList = { stories: [], photos: [], isComplete: true };
  const add = (opened: BetterSqlite3.Database) => {
    if (!tablesIn(opened).has("withdrawn_stories")) return;
    const stories = opened.prepare("select id, day, submission_key from withdrawn_stories").all();
    list.stories.push(...(stories as WithdrawnList["stories"]));
    list.photos.push(...(opened.prepare("select id from withdrawn_photos").pluck().all() as string[]));
  };
  for (const file of databases.filter((one) => existsSync(one))) {
    try {
      withDatabaseFile(file, add, { readonly: true });
    } catch {
      list.isComplete = false;
    }
  }
  return list;
}

/** Removes withdrawn stories from an unpacked backup of any version, and stores the list there. Returns how many. */
export function applyWithdrawnList(copy: { database: string; uploads: string }, list: WithdrawnList): number {
  return withDatabaseFile(copy.database, (database) => {
    const count = database.prepare("select count(*) from stories").pluck();
    const before = count.get() as number;
    const found = findInCopy(database, list);
    if (found) removeFromCopy(database, list);
    for (const file of found && existsSync(copy.uploads) ? readdirSync(copy.uploads) : []) {
      const name = photoNameOf(file);
      if (name !== null && found?.has(photoIdOf(name))) rmSync(path.join(copy.uploads, file));
    }
    if (list.stories.length > 0) addTo(database, list);
    return before - (count.get() as number);
  });
}

function addTo(database: BetterSqlite3.Database, list: WithdrawnList): void {
  database.transaction(() => {
    database.exec(tables);
    const story = database.prepare(
      "insert or ignore into withdrawn_stories (id, day, submission_key) values (@id, @day, @submission_key)",
    );
    for (const one of list.stories) story.run(one);
    const photo = database.prepare("insert or ignore into withdrawn_photos (id) values (?)");
    for (const id of list.photos) photo.run(id);
    // The old data, which the restore keeps, may contain the withdrawn stories. So the next start looks there again.
    database.exec("update withdrawn_stories set pending = 1");
  })();
}
