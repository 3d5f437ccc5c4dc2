import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import { countRecoveryCodes } from "~/domain/auth/second-factor.server";
import { photoNameOf } from "~/photo-store/photo-files";
import { checkDatabase, type DatabaseContents } from "~/server/data-directory/check-database";
import type { DataDirectory } from "~/server/data-directory/paths";
import { contentsText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import { cannotStart } from "~/text/it/commands/terminal";
import type { Database } from "~db/schema";
import { type Finding, note, problem, well } from "./finding";

const hour = 60 * 60 * 1000;

/**
 * Checks that the database is intact, that its photos are on disk, and that the clock is not behind the newest row.
 * Pass false for `photosHere` when the photos are not in the data directory: they are not checked.
 */
export async function checkContents(
  places: DataDirectory,
  db: Kysely<Database> | null,
  now: Date,
  photosHere = true,
): Promise<Finding[]> {
  if (!existsSync(places.database)) return [note(doctorText.noDatabase)];
  const checked = checkDatabase(places.database);
  if (!checked.ok) {
    const sentence = checked.problem === "newer" ? cannotStart.newerDatabase : cannotStart.damagedDatabase;
    return [problem(sentence(checked.problem === "newer" ? places.root : places.database))];
  }
  return [
    well(doctorText.databaseWell(contentsText(checked.contents))),
    ...(photosHere ? checkPhotos(places.uploads, checked.contents, now) : []),
    ...(await checkClock(db, now)),
  ];
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
  // New files do not count yet, because a photo's files are on disk before its row is committed.
  const orphans = [...onDisk].filter((name) => photoNameOf(name) !== null && !known.has(name) && isOld(name));
  const strange = [...onDisk].filter((name) => photoNameOf(name) === null && !name.startsWith("."));
  const findings = [
    ...(missing.length > 0 ? [problem(doctorText.photosMissing(missing))] : []),
    ...(orphans.length > 0 ? [note(doctorText.photosOrphan(orphans))] : []),
    ...(strange.length > 0 ? [note(doctorText.photosStrange(strange))] : []),
  ];
  return findings.length > 0 ? findings : [well(doctorText.photosWell)];
}

/** The folder in which systemd says that the clock is set by the network. */
const timeSync = "/run/systemd/timesync";

/**
 * Checks that the clock is not behind the newest row, and, when the second factor needs it, that the network sets it.
 * Without a database it checks nothing.
 */
export async function checkClock(db: Kysely<Database> | null, now: Date): Promise<Finding[]> {
  if (!db) return [];
  const { max } = db.fn;
  const moments = [
    await db.selectFrom("stories").select(max("created_at").as("newest")).executeTakeFirst(),
    await db.selectFrom("blog_posts").select(max("created_at").as("newest")).executeTakeFirst(),
    await db.selectFrom("locations").select(max("created_at").as("newest")).executeTakeFirst(),
  ];
  const newest =
    moments
      .map((one) => one?.newest ?? "")
      .sort()
      .at(-1) || null;
  const needsClock = (await countRecoveryCodes(db)) !== null && existsSync(timeSync);
  const isUnset = needsClock && !existsSync(`${timeSync}/synchronized`);
  const isBehind = newest !== null && Date.parse(newest) - now.getTime() > hour / 12;
  return [
    isBehind
      ? problem(doctorText.clockBehind(now.toISOString(), newest))
      : well(doctorText.clockWell(now.toISOString())),
    ...(isUnset ? [note(doctorText.clockUnset)] : []),
  ];
}
