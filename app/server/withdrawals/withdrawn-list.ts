import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { photoIdOf, photoNameOf } from "~/photo-store/photo-files";
import type { DataDirectory } from "~/server/data-directory/places";
import type { SqliteDriver } from "~db/open-database";
import { withdrawnTables } from "~db/migrations/010-withdrawals";
import { findInCopy, removeFromCopy } from "./remove-from-copy";

/** What a site knows of its withdrawn stories, as it stands in the database. */
export interface WithdrawnList {
  stories: { id: string; day: string; submission_key: string | null }[];
  photos: string[];
  /** Whether every database of the site could be read. */
  isComplete: boolean;
}

/**
 * The list that the site in a data directory holds; after an interrupted restore it may stand in the folder that this
 * has put aside.
 */
export function readWithdrawnList(Driver: SqliteDriver, places: DataDirectory): WithdrawnList {
  const aside = existsSync(places.restoring) ? readFileSync(places.restoring, "utf8") : null;
  const databases = [places.database, ...(aside ? [path.join(aside, path.basename(places.database))] : [])];
  const list: WithdrawnList = { stories: [], photos: [], isComplete: true };
  for (const file of databases.filter((one) => existsSync(one))) {
    try {
      addFrom(Driver, file, list);
    } catch {
      list.isComplete = false;
    }
  }
  return list;
}

function addFrom(Driver: SqliteDriver, file: string, list: WithdrawnList): void {
  const database = new Driver(file, { readonly: true });
  try {
    const isThere = database.prepare("select name from sqlite_schema where name = 'withdrawn_stories'").get();
    if (!isThere) return;
    const stories = database.prepare("select id, day, submission_key from withdrawn_stories").all();
    list.stories.push(...(stories as WithdrawnList["stories"]));
    list.photos.push(...(database.prepare("select id from withdrawn_photos").pluck().all() as string[]));
  } finally {
    database.close();
  }
}

/**
 * Takes the withdrawn stories out of the unpacked copy of a site, with the files of their photos, and puts the list into
 * its database, whatever its version. Returns how many stories were taken out.
 */
export function applyWithdrawnList(
  Driver: SqliteDriver,
  copy: { database: string; uploads: string },
  list: WithdrawnList,
): number {
  const database = new Driver(copy.database);
  try {
    const count = database.prepare("select count(*) from stories").pluck();
    const before = count.get() as number;
    const ids = { stories: list.stories.map(({ id }) => id), photos: list.photos };
    const found = findInCopy(database, ids);
    if (found) removeFromCopy(database, found);
    if (found && existsSync(copy.uploads)) {
      for (const file of readdirSync(copy.uploads)) {
        const name = photoNameOf(file);
        if (name !== null && found.files.has(photoIdOf(name))) rmSync(path.join(copy.uploads, file));
      }
    }
    if (list.stories.length > 0) addTo(database, list);
    return before - (count.get() as number);
  } finally {
    database.close();
  }
}

function addTo(database: InstanceType<SqliteDriver>, list: WithdrawnList): void {
  database.transaction(() => {
    for (const statement of withdrawnTables) database.exec(statement);
    const story = database.prepare(
      "insert or ignore into withdrawn_stories (id, day, submission_key) values (@id, @day, @submission_key)",
    );
    for (const one of list.stories) story.run(one);
    const photo = database.prepare("insert or ignore into withdrawn_photos (id) values (?)");
    for (const id of list.photos) photo.run(id);
    // What the restore puts aside may have them, too: the next start looks there again.
    database.exec("update withdrawn_stories set pending = 1");
  })();
}
