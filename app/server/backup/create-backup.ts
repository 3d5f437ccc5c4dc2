import { existsSync, readFileSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { writeValue } from "~/domain/key-values.server";
import { lastBackupKey } from "~/domain/notifications/watch-site.server";
import { archiveFormat } from "~/server/backup/archive/manifest";
import { writeArchive } from "~/server/backup/archive/write-archive";
import { type Engines, noEngines } from "~/server/configuration/engine-settings";
import { type DataDirectory, findUnusable, timeInName } from "~/server/data-directory/paths";
import { openWorkFolder } from "~/server/data-directory/locks";
import { withDatabaseServer } from "~/server/database-server/open-database-server";
import { withDatabaseFile } from "~/server/files/database-file";
import { makeDataDirectory, syncToDisk } from "~/server/files/durable-files";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { version } from "~/server/program-files";
import { CannotDo } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { takeSnapshot } from "./take-snapshot";

/** Copies a site, running or not, into the new file `target`, or into that folder as a new file. Throws CannotDo. */
export async function createBackup(
  places: DataDirectory,
  target: string,
  onProgress: (doneBytes: number, allBytes: number) => void = () => {},
  engines: Engines = noEngines,
) {
  const unusable = findUnusable(places);
  if (unusable) throw new CannotDo(unusable);
  if (existsSync(places.restoring)) {
    throw new CannotDo(backupText.interrupted(places.root, readFileSync(places.restoring, "utf8")));
  }
  if (engines.databaseServer) await makeDataDirectory(places.root);
  else if (!statSync(places.database, { throwIfNoEntry: false })?.size) {
    throw new CannotDo(backupText.noSite(places.root));
  }
  const createdAt = new Date().toISOString();
  const file = fileFor(target, createdAt);
  removeAbandonedFiles(path.dirname(file));
  using unfinished = temporaryPathIn(path.dirname(file));
  using folder = openWorkFolder(places);
  const { files, missing, photos } = await takeSnapshot(places, folder.path, engines);
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const manifest = { format: archiveFormat, version, createdAt, missing };
  await writeArchive(unfinished.path, files, manifest, (bytes) => onProgress((done += bytes), all));
  await rename(unfinished.path, file);
  await syncToDisk(path.dirname(file));
  // A site whose own disk is full cannot store the time. The archive is complete, so the backup has not failed.
  await noteBackup(places.database, engines.databaseServer, createdAt).catch(() => undefined);
  return { file, photos, bytes: statSync(file).size, missing };
}

async function noteBackup(file: string, server: Engines["databaseServer"], at: string): Promise<void> {
  if (server) return withDatabaseServer(server, (db) => writeValue(db, lastBackupKey, at));
  const note = "insert or replace into settings (key, value) values (?, ?)";
  const options = { fileMustExist: true, timeout: 5000 };
  withDatabaseFile(file, (database) => database.prepare(note).run(lastBackupKey, at), options);
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
