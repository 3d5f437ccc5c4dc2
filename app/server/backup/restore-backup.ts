import * as fs from "node:fs";
import path from "node:path";
import { pendingEventsKey } from "~/domain/auth/security-events.server";
import type { SecurityEvent } from "~/domain/site";
import { pauseKey } from "~/domain/notifications/pause.server";
import { lastBackupKey, watchedKeys } from "~/domain/notifications/watch-site.server";
import { openBucket } from "~/server/photo-bucket";
import { checkArchive, contentsOf, requireRegularFile } from "~/server/backup/archive/check-archive";
import { databaseName, settingsName } from "~/server/backup/archive/manifest";
import { requireDiskSpace } from "~/server/backup/archive/read-archive";
import * as rows from "~/server/backup/elsewhere/database-rows";
import { moveIntoStore } from "~/server/backup/elsewhere/move-into-store";
import { type Engines, noEngines } from "~/server/configuration/engine-settings";
import { type DataDirectory, findUnusable, pathsOfRestore } from "~/server/data-directory/paths";
import { photosPlaceKey } from "~/server/data-directory/same-photos";
import { lockDataDirectory, openWorkFolder } from "~/server/data-directory/locks";
import { closeToOthers } from "~/server/data-directory/open-files";
import { databaseLabel } from "~/server/database-server/open-database-server";
import { isDatabaseFile, tablesIn, withDatabaseFile } from "~/server/files/database-file";
import { chownLike, makeDataDirectory, makePrivate, syncToDisk } from "~/server/files/durable-files";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { cannot, CannotDo } from "~/server/user-errors";
import { applyWithdrawnList, readWithdrawnList } from "~/server/withdrawals/withdrawn-list";
import { said } from "~/text/owner/terminal-words";
import type { ServerAddress } from "~db/postgres/server-address";
import { swapData, undoInterruptedSwap } from "./swap-data";
import { withEnginesOf } from "./take-snapshot";

/** Replaces the data of a stopped site by a backup. `force` replaces an existing site. Throws CannotDo. */
export async function restoreBackup(
  places: DataDirectory,
  archive: string,
  given: { force: boolean; onBytes?: (bytes: number) => void; engines?: Engines },
) {
  // After CannotDo nothing has changed, except that a bucket may have more photos, and that the old data may be in
  // their folder (`aside`) when a server is lost at the very end.
  requireRegularFile(archive);
  const unusable = findUnusable(places, pathsOfRestore);
  if (unusable) throw new CannotDo(unusable);
  const { databaseServer: server, photoBucket: bucket } = given.engines ?? noEngines;
  const wasThere = server
    ? await rows.isOnServer(server)
    : fs.existsSync(places.database) || fs.existsSync(places.restoring);
  if (wasThere && !given.force) {
    throw cannot(said.backup.wouldOverwrite, { directory: server ? databaseLabel(server) : places.root });
  }
  await makeDataDirectory(places.root);
  using lock = lockDataDirectory(places.lock);
  if (!lock) throw cannot(said.backup.running, { root: places.root });
  chownLike(places.root, places.lock);
  await undoInterruptedSwap(places, { hasServer: server !== null });
  closeToOthers(places);
  using folder = openWorkFolder(places);
  const hasUploads = fs.existsSync(places.uploads);
  if (hasUploads) removeAbandonedFiles(places.uploads, 0);
  // Photos wait inside `uploads`, which can be a link to another disk.
  using photos = temporaryPathIn(hasUploads ? places.uploads : places.root);
  const uploads = photos.path;
  const databaseOnly = isDatabaseFile(archive);
  if (!databaseOnly) fs.mkdirSync(uploads);
  requireDiskSpace(archive, fs.statSync(archive).size, databaseOnly ? folder.path : uploads);
  const database = path.join(folder.path, databaseName);
  const { contents: found, createdAt } = databaseOnly
    ? { contents: copyDatabase(archive, database), createdAt: null }
    : await checkArchive(archive, folder.path, uploads, given.onBytes);
  quietDatabase(database, createdAt);
  const list = readWithdrawnList(places);
  if (server && wasThere) await rows.addWithdrawnOnServer(server, list);
  const withdrawn = applyWithdrawnList({ database, uploads }, list);
  const contents = withdrawn > 0 ? contentsOf(archive, database) : found;
  keepEngines(places, folder.path);
  // A bucket keeps the photos that it has; a later sweep sets aside those that the database does not know.
  const unpacked = { database, uploads };
  const photosStay =
    bucket !== null && (databaseOnly || (await moveIntoStore(unpacked, await openBucket(bucket))));
  for (const one of [folder.path, uploads]) await settle(places, one);
  const asides = await swapData(places, { folder: folder.path, photos: uploads }, async (asideFolder) => {
    if (!server) return;
    if (wasThere) await saveRowsCopy(server, asideFolder);
    await rows.replaceOnServer(server, database);
    fs.rmSync(database);
  });
  return { contents, wasThere, asides, databaseOnly, photosStay, withdrawn, isListRead: list.isComplete };
}

/** Copies a database with its write-ahead log, in which alone the last commits of a killed site may be. */
function copyDatabase(file: string, copy: string) {
  fs.copyFileSync(file, copy);
  if (fs.existsSync(`${file}-wal`)) fs.copyFileSync(`${file}-wal`, `${copy}-wal`);
  const contents = contentsOf(file, copy);
  withDatabaseFile(copy, (opened) => opened.pragma("journal_mode = delete"));
  return contents;
}

/** The tables to empty: sessions and outgoing messages. A backup from an older version lacks some of these tables. */
const outgoing = [
  "sessions",
  "notification_entries",
  "notification_messages",
  "notifications",
  "push_browsers",
  "follower_stories",
  "followers",
];

/** Ends all sessions: one may have ended since. Pauses notifications: a trial restore must write to nobody. */
function quietDatabase(database: string, backupAt: string | null): void {
  withDatabaseFile(database, (opened) => {
    const tables = tablesIn(opened);
    for (const table of outgoing) if (tables.has(table)) opened.exec(`delete from ${table}`);
    // The observations about copies and the disk concern the machine of the backup.
    const forget = opened.prepare("delete from settings where key = ?");
    for (const key of [pauseKey, photosPlaceKey, ...watchedKeys]) forget.run(key);
    const set = opened.prepare("insert or replace into settings (key, value) values (?, ?)");
    set.run(pauseKey, "restore");
    if (backupAt) set.run(lastBackupKey, backupAt);
    const restored: SecurityEvent = { event: "restored", at: new Date().toISOString() };
    set.run(pendingEventsKey, JSON.stringify([restored]));
  });
}

/** Gives unpacked files the owner of the data directory, closes them to others, and syncs what has changed to disk. */
async function settle({ root }: DataDirectory, folder: string): Promise<void> {
  for (const name of fs.existsSync(folder) ? [...fs.readdirSync(folder), "."] : []) {
    const file = path.join(folder, name);
    chownLike(root, file);
    makePrivate(file);
    if ([databaseName, settingsName, "."].includes(name)) await syncToDisk(file);
  }
}

/** Puts the current engine settings into the restored `site.env`: the backup's site may have had other engines. */
function keepEngines({ settings }: DataDirectory, folder: string): void {
  const restored = path.join(folder, settingsName);
  if (!fs.existsSync(restored)) return;
  const current = fs.existsSync(settings) ? fs.readFileSync(settings, "latin1") : "";
  fs.writeFileSync(restored, withEnginesOf(fs.readFileSync(restored, "latin1"), current), "latin1");
}

/** Saves the rows of a server in `folder` as `site.db`, beside that of an interrupted restore as `site-2.db`. */
async function saveRowsCopy(server: ServerAddress, folder: string): Promise<void> {
  removeAbandonedFiles(folder, 0);
  using unfinished = temporaryPathIn(folder);
  await rows.copyDatabaseServer(server, unfinished.path);
  let name = "site.db";
  for (let n = 2; fs.existsSync(path.join(folder, name)); n += 1) name = `site-${n}.db`;
  fs.renameSync(unfinished.path, path.join(folder, name));
  await syncToDisk(folder);
}
