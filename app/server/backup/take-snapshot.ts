import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { copyFile, link, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { openBucket } from "~/server/photo-bucket";
import { fileNamesOf, photoNameOf, type PhotoInfo } from "~/photo-store/photo-files";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import { forEachConcurrent } from "~/queues/some-at-once";
import { databaseName, settingsName, uploadsName } from "~/server/backup/archive/manifest";
import { type Collect, copyDatabaseServer, photosOnServer } from "~/server/backup/elsewhere/database-rows";
import { type Engines, noEngines } from "~/server/configuration/engine-settings";
import { speakAsStored } from "~/server/configuration/owner-language";
import type { DataDirectory } from "~/server/data-directory/paths";
import { photosInDatabase } from "~/server/data-directory/check-database";
import { withDatabaseFile } from "~/server/files/database-file";
import { cannot } from "~/server/user-errors";
import { said } from "~/text/owner/terminal-words";

const downloads = 8;
/** The most photo files that may be left to download while writers wait. */
const fewFiles = 50;
/** The maximum number of download rounds before writers have to wait. */
const rounds = 5;
const options = { fileMustExist: true, timeout: 15_000 };

/** Makes a consistent copy of a site in `folder`, also while it changes. `missing` are files that no store has. */
export async function takeSnapshot(
  places: DataDirectory,
  folder: string,
  { databaseServer: server, photoBucket: bucket }: Engines = noEngines,
) {
  // Photo files are collected first, and new ones while writers wait for the read transaction to begin. From then on no
  // photo of the copied database can get lost (docs/decisions/011).
  const uploads = path.join(folder, uploadsName);
  await mkdir(uploads, { mode: 0o700 });
  const known = async () =>
    server ? photosOnServer(server) : withDatabaseFile(places.database, photosInDatabase, options);
  const collected = bucket
    ? await downloaded(photosOfStore(await openBucket(bucket), uploads), known)
    : await photosOfDirectory(places.uploads, uploads);

  let photos: PhotoInfo[] = [];
  const collectRest: Collect = async (all) => {
    photos = all;
    await collected.collect(fileNamesOf(all));
  };
  const copy = path.join(folder, databaseName);
  if (server) await copyDatabaseServer(server, copy, collectRest);
  else await copyDatabase(places.database, copy, collectRest);
  speakAsStored(copy);
  if (existsSync(places.settings)) {
    const text = withoutEngines(readFileSync(places.settings, "latin1"));
    writeFileSync(path.join(folder, settingsName), text, { encoding: "latin1", mode: 0o600 });
  }

  const wanted = fileNamesOf(photos);
  const own = [databaseName, settingsName].filter((name) => existsSync(path.join(folder, name)));
  const kept = wanted.filter(collected.has).map((name) => `${uploadsName}/${name}`);
  const found = (file: string) => {
    const source = path.join(folder, file);
    const { size, mtimeMs } = statSync(source);
    return { path: file, source, bytes: size, changedAt: mtimeMs };
  };
  // Photos are in the order of their arrival. Then two archives begin alike, and restic or rsync sends what is new.
  const files = [...own.map(found), ...kept.map(found).sort((a, b) => a.changedAt - b.changedAt)];
  const missing = wanted.filter((name) => !collected.has(name)).map((name) => `${uploadsName}/${name}`);
  return { files, missing, photos: photos.length };
}

type CollectedPhotos = ReturnType<typeof collecting>;

/** Collects from a directory with hard links. A link takes no space, and stays when the photo is removed. */
async function photosOfDirectory(directory: string, folder: string): Promise<CollectedPhotos> {
  const collected = collecting(1, (name) => isLinked(path.join(directory, name), path.join(folder, name)));
  const names = existsSync(directory) ? await readdir(directory) : [];
  await collected.collect(names.filter((name) => photoNameOf(name) !== null));
  return collected;
}

/** Collects from a photo store by downloads, because a store has no hard links. */
function photosOfStore(store: PhotoStore, folder: string): CollectedPhotos {
  return collecting(downloads, async (name) => {
    const found = await store.read(name);
    if (!found) return false;
    await writeFile(path.join(folder, name), found.stream, { mode: 0o600 });
    return true;
  });
}

/** `collect` collects files, except those collected before and those that are missing. */
function collecting(atOnce: number, isCollected: (name: string) => Promise<boolean>) {
  const collected = new Set<string>();
  const has = (name: string) => collected.has(name);
  const collect = (names: string[]) =>
    forEachConcurrent(atOnce, names, async (name) => {
      if (!has(name) && (await isCollected(name))) collected.add(name);
    });
  return { collect, has };
}

/** Makes a hard link, or a copy when the file system has no links. False when the file is gone. */
async function isLinked(file: string, as: string): Promise<boolean> {
  try {
    await link(file, as).catch(() => copyFile(file, as));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
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

/** Copies a SQLite database as it is at `atThatMoment`, while nobody writes. Throws CannotDo for a damaged one. */
async function copyDatabase(file: string, copy: string, atThatMoment: Collect): Promise<void> {
  using opened = new DisposableStack();
  const open = () => opened.adopt(new BetterSqlite3(file, options), (database) => void database.close());
  const [reader, writer] = [open(), open()];
  writer.exec("begin immediate");
  reader.exec("begin");
  await atThatMoment(photosInDatabase(reader));
  writer.close();
  await reader.backup(copy, { progress: () => 1000 });
  withDatabaseFile(copy, (copied) => {
    copied.pragma("journal_mode = delete");
    const isSound = copied.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (!isSound) throw cannot(said.cannotStart.damagedDatabase, { file });
  });
}

const engineLine = /^\s*(?:export\s+)?(?:DATABASE_URL|PHOTOS_URL|S3_[A-Z_]+)\s*=/;

/** Removes the engine settings from the text of a `site.env`: a backup has no key, and fits any other engines. */
function withoutEngines(text: string): string {
  const others = text.split("\n").filter((line) => !engineLine.test(line));
  return others.join("\n");
}

/** Returns the text of a restored `site.env`, with its engine settings replaced by those of the current `site.env`. */
export function withEnginesOf(text: string, current: string): string {
  const engines = current.split("\n").filter((line) => engineLine.test(line));
  const rest = withoutEngines(text);
  if (engines.length === 0) return rest;
  return `${rest}${rest === "" || rest.endsWith("\n") ? "" : "\n"}${engines.join("\n")}\n`;
}
