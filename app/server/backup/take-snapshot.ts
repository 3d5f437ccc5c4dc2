import { copyFileSync, existsSync, statSync } from "node:fs";
import { copyFile, link, mkdir, opendir } from "node:fs/promises";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { CannotStart } from "~/server/cannot-start";
import type { DataDirectory } from "~/server/data-directory/places";
import { photoFiles, photoNameOf, type PhotoFacts } from "~/images/photo-files";
import { cannotStart } from "~/text/it/terminal";
import type { SqliteDriver } from "~db/open-database";
import { databaseName, settingsName, uploadsName } from "./manifest";
import type { FileToArchive } from "./write-archive";

/** All of a site at one moment, held in a folder where nobody deletes it. */
export interface Snapshot {
  files: FileToArchive[];
  /** Paths of photo files that the database knows and the disk had lost before. */
  missing: string[];
  photos: number;
}

const patienceMs = 15_000;

/**
 * Takes a site as it is at one moment, also while it is being changed (design §4 rule 4: files are there before the
 * commit that refers to them, and go after the commit that forgets them). First every photo there is gets a second
 * name in `folder`; then, while no commit is possible for some milliseconds, the database's moment is fixed and the
 * photos that came since are held, too. From then on nothing that the copied database knows can vanish.
 */
export async function takeSnapshot(
  Driver: SqliteDriver,
  places: DataDirectory,
  folder: string,
): Promise<Snapshot> {
  const uploads = path.join(folder, uploadsName);
  await mkdir(uploads, { mode: 0o700 });
  const held = new Set<string>();
  const hold = async (name: string) => {
    if (!held.has(name) && (await isHeld(path.join(places.uploads, name), path.join(uploads, name)))) {
      held.add(name);
    }
  };
  for await (const name of photoFileNames(places.uploads)) await hold(name);

  const reader = new Driver(places.database, { fileMustExist: true, timeout: patienceMs });
  let wanted: string[];
  let photos: PhotoFacts[];
  try {
    const writer = new Driver(places.database, { fileMustExist: true, timeout: patienceMs });
    try {
      writer.exec("begin immediate");
      reader.exec("begin");
      photos = photosOf(reader);
      wanted = photos.flatMap((photo) => photoFiles(photo).map(({ name }) => name));
      for (const name of wanted) await hold(name);
    } finally {
      writer.close();
    }
    await reader.backup(path.join(folder, databaseName), { progress: () => 1000 });
  } finally {
    reader.close();
  }
  settleDatabase(Driver, path.join(folder, databaseName), places.database);
  if (existsSync(places.settings)) copyFileSync(places.settings, path.join(folder, settingsName));

  const own = [databaseName, settingsName].filter((name) => existsSync(path.join(folder, name)));
  const kept = wanted.filter((name) => held.has(name)).map((name) => `${uploadsName}/${name}`);
  const files = [...own, ...kept].map((file) => {
    const source = path.join(folder, file);
    return { path: file, source, bytes: statSync(source).size };
  });
  const missing = wanted.filter((name) => !held.has(name)).map((name) => `${uploadsName}/${name}`);
  return { files, missing, photos: photos.length };
}

/** Every photo that a database knows, by name. */
export function photosOf(database: BetterSqlite3.Database): PhotoFacts[] {
  const known = database.prepare("select name from sqlite_schema where type = 'table' and name = 'photos'");
  if (!known.get()) return [];
  return database.prepare("select name, width, height from photos order by name").all() as PhotoFacts[];
}

async function* photoFileNames(directory: string): AsyncGenerator<string> {
  if (!existsSync(directory)) return;
  for await (const { name } of await opendir(directory)) if (photoNameOf(name) !== null) yield name;
}

/** A second name for the same bytes; a copy of them on a disk that knows no second names. False: it is gone. */
async function isHeld(file: string, as: string): Promise<boolean> {
  try {
    await link(file, as).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      return copyFile(file, as);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Makes the copied database one plain file, and refuses to archive one that is damaged. */
function settleDatabase(Driver: SqliteDriver, copy: string, original: string): void {
  const database = new Driver(copy);
  try {
    database.pragma("journal_mode = delete");
    const isSound = database.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (!isSound) throw new CannotStart(cannotStart.damagedDatabase(original));
  } finally {
    database.close();
  }
}
