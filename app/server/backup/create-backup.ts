import { existsSync, readFileSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { lastBackupKey } from "~/domain/notifications/watch-site.server";
import { writeValue } from "~/domain/key-values.server";
import { CannotDo } from "~/server/user-errors";
import { type DataDirectory, timeInName } from "~/server/data-directory/paths";
import { findUnusable } from "~/server/data-directory/find-unusable";
import { withDatabaseFile } from "~/server/files/database-file";
import { makeDataDirectory, syncToDisk } from "~/server/files/durable-files";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { openWorkFolder } from "~/server/data-directory/work-folder";
import { version } from "~/server/program-files";
import { backupText } from "~/text/it/commands/backup";
import { withDatabaseServer } from "~/server/database-server/open-database-server";
import { type Elsewhere, nothingElsewhere } from "~/server/backup/elsewhere/elsewhere";
import { archiveFormat } from "~/server/backup/archive/manifest";
import { takeSnapshot } from "./take-snapshot";
import { writeArchive } from "~/server/backup/archive/write-archive";

/** A finished backup. */
export interface BackupResult {
  file: string;
  photos: number;
  bytes: number;
  /** The paths of photo files that the database has but the disk does not. */
  missing: string[];
}

/**
 * Copies a site, running or not, into one archive. `target` is a new file, or a folder in which the archive is named
 * after the time. The archive gets its name only when it is complete and synced to disk. Throws CannotDo.
 */
export async function createBackup(
  places: DataDirectory,
  target: string,
  onProgress: (doneBytes: number, allBytes: number) => void = () => {},
  elsewhere: Elsewhere = nothingElsewhere,
): Promise<BackupResult> {
  const unusable = findUnusable(places);
  if (unusable) throw new CannotDo(unusable);
  if (existsSync(places.restoring)) {
    throw new CannotDo(backupText.interrupted(places.root, readFileSync(places.restoring, "utf8")));
  }
  if (elsewhere.database) makeDataDirectory(places.root);
  else if (!statSync(places.database, { throwIfNoEntry: false })?.size) {
    throw new CannotDo(backupText.noSite(places.root));
  }
  const createdAt = new Date().toISOString();
  const file = fileFor(target, createdAt);
  removeAbandonedFiles(path.dirname(file));
  const unfinished = temporaryPathIn(path.dirname(file));
  const folder = openWorkFolder(places);
  try {
    const { files, missing, photos } = await takeSnapshot(places, folder.path, elsewhere);
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    const manifest = { format: archiveFormat, version, createdAt, missing };
    await writeArchive(unfinished.path, files, manifest, (bytes) => onProgress((done += bytes), all));
    await rename(unfinished.path, file);
    await syncToDisk(path.dirname(file));
    await noteBackup(places, elsewhere, createdAt);
    return { file, photos, bytes: statSync(file).size, missing };
  } finally {
    unfinished.end();
    folder.end();
  }
}

/** Stores the time of the last backup in the site. */
async function noteBackup(
  places: DataDirectory,
  { database: server }: Elsewhere,
  createdAt: string,
): Promise<void> {
  try {
    if (server) return await withDatabaseServer(server, (db) => writeValue(db, lastBackupKey, createdAt));
    const note = "insert or replace into settings (key, value) values (?, ?)";
    withDatabaseFile(places.database, (database) => database.prepare(note).run(lastBackupKey, createdAt), {
      fileMustExist: true,
      timeout: 5000,
    });
  } catch {
    // A site whose own disk is full cannot store the time. The archive is complete, so the backup has not failed.
  }
}

function fileFor(target: string, moment: string): string {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory()) return path.resolve(target, `giramondo-${timeInName(moment)}.tar.gz`);
  if (found) throw new CannotDo(backupText.exists(target));
  const folder = target.endsWith("/") ? target : path.dirname(target);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CannotDo(backupText.noFolder(folder));
  }
  return path.resolve(target);
}
