import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import { fileNamesOf, type PhotoInfo } from "~/photo-store/photo-files";
import { databaseName, settingsName, uploadsName } from "~/server/backup/archive/manifest";
import {
  type CollectedPhotos,
  photosOfDirectory,
  photosOfStore,
} from "~/server/backup/elsewhere/collect-photos";
import { copyDatabaseServer, photosKnownToServer } from "~/server/backup/elsewhere/copy-database-server";
import { withoutEngines } from "~/server/backup/elsewhere/engine-lines";
import { type Engines, noEngines } from "~/server/configuration/engine-settings";
import type { DataDirectory } from "~/server/data-directory/paths";
import { photosInDatabase } from "~/server/data-directory/check-database";
import { withDatabaseFile } from "~/server/files/database-file";
import { CannotStart } from "~/server/user-errors";
import { cannotStart } from "~/text/it/commands/terminal";

/** The most photo files that may be left to download while writers wait. */
const fewFiles = 50;
/** The maximum number of download rounds before writers have to wait. */
const rounds = 5;
const options = { fileMustExist: true, timeout: 15_000 };

/**
 * Makes a consistent copy of a site in `folder`, also while the site changes, with any engines. Returns all files, the
 * paths of photo files that the database has but the photo store does not (`missing`), and the number of photos.
 *
 * Photo files exist before the commit that refers to them, and are removed after the commit that forgets them. So all
 * photo files are collected first. Then writers wait for some milliseconds, while a read transaction begins and new
 * photos are collected. From then on no photo of the copied database can get lost.
 */
export async function takeSnapshot(
  places: DataDirectory,
  folder: string,
  { databaseServer: server, photoBucket: bucket }: Engines = noEngines,
) {
  const uploads = path.join(folder, uploadsName);
  await mkdir(uploads, { mode: 0o700 });
  const known = async () =>
    server ? photosKnownToServer(server) : withDatabaseFile(places.database, photosInDatabase, options);
  const collected = bucket
    ? await downloaded(photosOfStore(await openPhotoBucket(bucket), uploads), known)
    : await photosOfDirectory(places.uploads, uploads);

  let photos: PhotoInfo[] = [];
  const collectRest = async (all: PhotoInfo[]) => {
    photos = all;
    await collected.collect(fileNamesOf(all));
  };
  const copy = path.join(folder, databaseName);
  if (server) await copyDatabaseServer(server, copy, collectRest);
  else await copyDatabase(places.database, copy, collectRest);
  if (existsSync(places.settings)) {
    const text = withoutEngines(readFileSync(places.settings, "latin1"));
    writeFileSync(path.join(folder, settingsName), text, { encoding: "latin1", mode: 0o600 });
  }

  const wanted = fileNamesOf(photos);
  const own = [databaseName, settingsName].filter((name) => existsSync(path.join(folder, name)));
  const kept = wanted.filter(collected.has).map((name) => `${uploadsName}/${name}`);
  const files = [...own, ...kept].map((file) => {
    const source = path.join(folder, file);
    return { path: file, source, bytes: statSync(source).size };
  });
  const missing = wanted.filter((name) => !collected.has(name)).map((name) => `${uploadsName}/${name}`);
  return { files, missing, photos: photos.length };
}

/** Downloads all photos, and then the new ones that have come meanwhile, until hardly any new photo comes. */
async function downloaded(collected: CollectedPhotos, known: () => Promise<PhotoInfo[]>) {
  const asked = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const fresh = fileNamesOf(await known()).filter((name) => !asked.has(name));
    if (fresh.length <= fewFiles && round > 0) break;
    for (const name of fresh) asked.add(name);
    await collected.collect(fresh);
  }
  return collected;
}

/**
 * Copies a SQLite database at one moment into the file `copy`, also while the site runs. At that moment, while nobody
 * writes, `atThatMoment` gets the photos in the database, and must secure their files. Throws CannotStart when the
 * database is damaged.
 */
async function copyDatabase(
  file: string,
  copy: string,
  atThatMoment: (photos: PhotoInfo[]) => Promise<void>,
): Promise<void> {
  const reader = new BetterSqlite3(file, options);
  try {
    const writer = new BetterSqlite3(file, options);
    try {
      writer.exec("begin immediate");
      reader.exec("begin");
      await atThatMoment(photosInDatabase(reader));
    } finally {
      writer.close();
    }
    await reader.backup(copy, { progress: () => 1000 });
  } finally {
    reader.close();
  }
  withDatabaseFile(copy, (copied) => {
    copied.pragma("journal_mode = delete");
    const isSound = copied.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (!isSound) throw new CannotStart(cannotStart.damagedDatabase(file));
  });
}
