import { copyFileSync, existsSync, statSync } from "node:fs";
import { copyFile, link, mkdir, opendir } from "node:fs/promises";
import path from "node:path";
import { CannotStart } from "~/server/user-errors";
import type { DataDirectory } from "~/server/data-directory/places";
import { photoFiles, photoNameOf, type PhotoFacts } from "~/photo-store/photo-files";
import { photosInDatabase } from "~/server/data-directory/photos-in-database";
import { cannotStart } from "~/text/it/commands/terminal";
import type { SqliteDriver } from "~db/open-database";
import { databaseName, settingsName, uploadsName } from "./manifest";
import type { FileToArchive } from "./write-archive";

/** All files of a site as they were at one point in time, in a folder of their own. */
export interface Snapshot {
  files: FileToArchive[];
  /** Paths of photo files that are in the database and not on the disk. */
  missing: string[];
  photos: number;
}

const lockTimeoutMs = 15_000;

/**
 * Makes a consistent copy of a site into `folder`, also while it is being changed. Photo files exist before the commit
 * that refers to them, and are removed after the commit that forgets them. So: every photo file is hard-linked into
 * `folder`; then, under SQLite's write lock for some milliseconds, a read transaction begins and photos that came since
 * are linked, too. From then on every file that the copied database refers to stays.
 */
export async function takeSnapshot(
  Driver: SqliteDriver,
  places: DataDirectory,
  folder: string,
): Promise<Snapshot> {
  const uploads = path.join(folder, uploadsName);
  await mkdir(uploads, { mode: 0o700 });
  const linked = new Set<string>();
  const linkPhoto = async (name: string) => {
    if (!linked.has(name) && (await isLinked(path.join(places.uploads, name), path.join(uploads, name)))) {
      linked.add(name);
    }
  };
  for await (const name of photoFileNames(places.uploads)) await linkPhoto(name);

  const reader = new Driver(places.database, { fileMustExist: true, timeout: lockTimeoutMs });
  let wanted: string[];
  let photos: PhotoFacts[];
  try {
    const writer = new Driver(places.database, { fileMustExist: true, timeout: lockTimeoutMs });
    try {
      writer.exec("begin immediate");
      reader.exec("begin");
      photos = photosInDatabase(reader);
      wanted = photos.flatMap((photo) => photoFiles(photo).map(({ name }) => name));
      for (const name of wanted) await linkPhoto(name);
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
  const kept = wanted.filter((name) => linked.has(name)).map((name) => `${uploadsName}/${name}`);
  const files = [...own, ...kept].map((file) => {
    const source = path.join(folder, file);
    return { path: file, source, bytes: statSync(source).size };
  });
  const missing = wanted.filter((name) => !linked.has(name)).map((name) => `${uploadsName}/${name}`);
  return { files, missing, photos: photos.length };
}

async function* photoFileNames(directory: string): AsyncGenerator<string> {
  if (!existsSync(directory)) return;
  for await (const { name } of await opendir(directory)) if (photoNameOf(name) !== null) yield name;
}

/** Makes a hard link, or a copy where the file system has none. False: the file is gone. */
async function isLinked(file: string, as: string): Promise<boolean> {
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

/** Takes the copied database out of WAL mode, into one file. Throws CannotStart when it is damaged. */
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
