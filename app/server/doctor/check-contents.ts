import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { photoNameOf } from "~/photo-store/photo-files";
import { checkDatabase, type DatabaseContents } from "~/server/data-directory/check-database";
import type { DataDirectory } from "~/server/data-directory/places";
import { contentsText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import { cannotStart } from "~/text/it/commands/terminal";
import type { SqliteDriver } from "~db/open-database";
import { type Finding, note, problem, well } from "./finding";

const hour = 60 * 60 * 1000;

/**
 * Checks that the database is intact, its photos are on disk, and the clock is not behind the newest row. `photosHere`: the
 * photos are in the data directory.
 */
export function checkContents(
  Driver: SqliteDriver,
  places: DataDirectory,
  now: Date,
  photosHere = true,
): Finding[] {
  if (!existsSync(places.database)) return [note(doctorText.noDatabase)];
  const checked = checkDatabase(Driver, places.database);
  if (!checked.ok) {
    const sentence = checked.problem === "newer" ? cannotStart.newerDatabase : cannotStart.damagedDatabase;
    return [problem(sentence(checked.problem === "newer" ? places.root : places.database))];
  }
  return [
    well(doctorText.databaseWell(contentsText(checked.contents))),
    ...(photosHere ? checkPhotos(places.uploads, checked.contents, now) : []),
    checkClock(Driver, places.database, now),
  ];
}

/** The names of all photo files of the database; null when it cannot be read. */
export function photoFilesWanted(Driver: SqliteDriver, { database }: DataDirectory): string[] | null {
  const checked = existsSync(database) ? checkDatabase(Driver, database) : null;
  return checked?.ok ? checked.contents.photoFiles : null;
}

function checkPhotos(
  uploads: string,
  { photoFiles: wanted, cardFiles }: Pick<DatabaseContents, "photoFiles" | "cardFiles">,
  now: Date,
): Finding[] {
  const onDisk = new Set(existsSync(uploads) ? readdirSync(uploads) : []);
  const missing = wanted.filter((name) => !onDisk.has(name));
  const known = new Set([...wanted, ...cardFiles]);
  const isOld = (name: string) => now.getTime() - statSync(path.join(uploads, name)).mtimeMs > hour;
  // The files of a photo are on disk before its row is committed.
  const orphans = [...onDisk].filter((name) => photoNameOf(name) !== null && !known.has(name) && isOld(name));
  const strange = [...onDisk].filter((name) => photoNameOf(name) === null && !name.startsWith("."));
  const findings = [
    ...(missing.length > 0 ? [problem(doctorText.photosMissing(missing))] : []),
    ...(orphans.length > 0 ? [note(doctorText.photosOrphan(orphans))] : []),
    ...(strange.length > 0 ? [note(doctorText.photosStrange(strange))] : []),
  ];
  return findings.length > 0 ? findings : [well(doctorText.photosWell)];
}

function checkClock(Driver: SqliteDriver, file: string, now: Date): Finding {
  const database: BetterSqlite3.Database = new Driver(file, { readonly: true });
  const newest = database
    .prepare(
      `select max(created_at) from (
        select max(created_at) as created_at from stories union all
        select max(created_at) from blog_posts union all select max(created_at) from locations)`,
    )
    .pluck()
    .get() as string | null;
  database.close();
  const isBehind = newest !== null && Date.parse(newest) - now.getTime() > hour / 12;
  return isBehind
    ? problem(doctorText.clockBehind(now.toISOString(), newest))
    : well(doctorText.clockWell(now.toISOString()));
}
