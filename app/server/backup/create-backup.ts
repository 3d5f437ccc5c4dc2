import { createWriteStream, existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { removeValue, writeValue } from "~/domain/key-values.server";
import { backupRefusedKey, backupsFolderKey, lastBackupKey } from "~/domain/notifications/watch-site.server";
import { reservedForText } from "~/domain/storage/storage-state.server";
import { archiveFormat, databaseName } from "~/server/backup/archive/manifest";
import { writeArchive } from "~/server/backup/archive/write-archive";
import { type Engines, noEngines } from "~/server/configuration/engine-settings";
import { type DataDirectory, findUnusable, timeInName } from "~/server/data-directory/paths";
import { openWorkFolder } from "~/server/data-directory/locks";
import { withDatabaseServer } from "~/server/database-server/open-database-server";
import { withDatabaseFile } from "~/server/files/database-file";
import { makeDataDirectory, syncToDisk } from "~/server/files/durable-files";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { version } from "~/server/program-files";
import { BackupRefused, cannot, CannotDo } from "~/server/user-errors";
import { said, say, sizeText } from "~/text/owner/terminal-words";
import { backupsIn } from "./backups-in-folder";
import { requireMostPhotos, requireSameSite } from "./require-same-site";
import { takeSnapshot } from "./take-snapshot";

/** A backup being written changes every few seconds. An older unfinished one was killed. */
const abandonedMs = 10 * 60 * 1000;
/** The room that a backup leaves to a site on its disk, in bytes: that of photos and texts, and some for the night. */
const leftToSite = reservedForText + 50_000_000;

interface Wanted {
  engines?: Engines;
  onProgress?: (doneBytes: number, allBytes: number) => void;
  /** Makes the backup also when it has far less than the backups beside it, or is of another site. */
  force?: boolean;
  /** Deletes older backups in the target's folder, so that `bytes` are free. False when it cannot. */
  makeRoom?: (bytes: number) => boolean;
  /** The folder of nightly backups, when this is one. */
  nightly?: string;
  /** Checks the finished file and gives it its names. Only then the site counts the backup as made. */
  finish?: () => Promise<void>;
  /** The bytes of the last backup, for a site whose photos have to be downloaded first. */
  expected?: number;
}

/** Copies a site, running or not, into the new file `target`, or into that folder as a new file. Throws CannotDo. */
export async function createBackup(places: DataDirectory, target: string, wanted: Wanted = {}) {
  const createdAt = new Date().toISOString();
  const file = fileFor(target, createdAt);
  const folder = path.dirname(file);
  const expected = backupsIn(folder)[0]?.bytes ?? 0;
  return copying(places, createdAt, { ...wanted, expected }, async (copied) => {
    removeAbandonedFiles(folder, abandonedMs);
    if (!wanted.force) {
      await requireSameSite(copied.database, folder, copied.work);
      requireMostPhotos(copied, folder);
    }
    // The check unpacks the database beside the archive.
    const unpacked = wanted.finish ? statSync(copied.database).size : 0;
    requireRoom(places, folder, copied.bytes + unpacked, wanted.makeRoom);
    using unfinished = temporaryPathIn(folder);
    await copied.write(createWriteStream(unfinished.path, { flags: "wx", mode: 0o600 }));
    await syncToDisk(unfinished.path);
    await rename(unfinished.path, file);
    await syncToDisk(folder);
    const made = { file, bytes: statSync(file).size };
    await wanted.finish?.();
    return made;
  });
}

/** Copies a site, running or not, as an archive to `output`, which nothing syncs to disk. Throws CannotDo. */
export async function streamBackup(
  places: DataDirectory,
  output: NodeJS.WritableStream,
  wanted: Wanted = {},
) {
  return copying(places, new Date().toISOString(), wanted, ({ write }) => write(output));
}

interface CopiedSite {
  /** The folder with the copy, and its database. */
  work: string;
  database: string;
  bytes: number;
  /** The photo files that the database knows and no store has. */
  missing: string[];
  write: (output: NodeJS.WritableStream) => Promise<void>;
}

/** Runs `store` with a consistent copy of a site, and stores in the site whether that worked. */
async function copying<Stored>(
  places: DataDirectory,
  createdAt: string,
  { engines = noEngines, onProgress = () => {}, expected = 0, nightly }: Wanted,
  store: (copied: CopiedSite) => Promise<Stored>,
) {
  const unusable = findUnusable(places);
  if (unusable) throw new CannotDo(unusable);
  if (existsSync(places.restoring)) {
    const aside = readFileSync(places.restoring, "utf8");
    throw cannot(said.backup.interrupted, { ...places, aside });
  }
  if (engines.databaseServer) await makeDataDirectory(places.root);
  else if (!statSync(places.database, { throwIfNoEntry: false })?.size) {
    throw cannot(said.backup.noSite, { root: places.root });
  }
  using folder = openWorkFolder(places);
  // A site whose own disk is full cannot store the note. The archive is complete, so the backup has not failed.
  const note = (values: Record<string, string | null>) =>
    noteBackup(places.database, engines.databaseServer, values).catch(() => undefined);
  try {
    if (engines.photoBucket) requireRoom(places, places.root, expected);
    const { files, missing, photos } = await takeSnapshot(places, folder.path, engines);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const manifest = { format: archiveFormat, version, createdAt, missing };
    let done = 0;
    const write = (output: NodeJS.WritableStream) =>
      writeArchive(output, files, manifest, (more) => onProgress((done += more), bytes));
    const database = path.join(folder.path, databaseName);
    const stored = await store({ work: folder.path, database, bytes, missing, write });
    await note({
      [lastBackupKey]: createdAt,
      [backupRefusedKey]: null,
      ...(nightly && { [backupsFolderKey]: nightly }),
    });
    return { ...stored, photos, missing };
  } catch (error) {
    if (error instanceof BackupRefused) await note({ [backupRefusedKey]: `${error.reason} ${createdAt}` });
    throw error;
  }
}

/** Throws BackupRefused when a backup of `bytes` would leave the site too little room on its disk. */
function requireRoom(
  { root }: DataDirectory,
  folder: string,
  bytes: number,
  makeRoom?: Wanted["makeRoom"],
): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not say how large they are.
  if (blocks === 0) return;
  const free = bavail * bsize;
  // A small backup does no harm, also where there is little room.
  const isSmall = bytes < free / 20;
  const left = statSync(folder).dev === statSync(root).dev && !isSmall ? leftToSite : 0;
  const lacking = bytes + left - free;
  if (lacking <= 0 || makeRoom?.(lacking)) return;
  const sentence = left > 0 ? said.backup.noRoomBesideSite : said.backup.noRoomForBackup;
  const values = { folder, needed: sizeText(bytes + left), free: sizeText(free) };
  throw new BackupRefused("no-room", say(sentence, values));
}

/** Stores values in the settings of a site, and removes those that are null. */
async function noteBackup(
  file: string,
  server: Engines["databaseServer"],
  values: Record<string, string | null>,
): Promise<void> {
  if (server) {
    return withDatabaseServer(server, async (db) => {
      for (const [key, value] of Object.entries(values)) {
        await (value === null ? removeValue(db, key) : writeValue(db, key, value));
      }
    });
  }
  const options = { fileMustExist: true, timeout: 5000 };
  withDatabaseFile(
    file,
    (database) => {
      const set = database.prepare("insert or replace into settings (key, value) values (?, ?)");
      const remove = database.prepare("delete from settings where key = ?");
      for (const [key, value] of Object.entries(values)) {
        if (value === null) remove.run(key);
        else set.run(key, value);
      }
    },
    options,
  );
}

function fileFor(target: string, moment: string): string {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory()) return path.resolve(target, `giramondo-${timeInName(moment)}.tar.gz`);
  if (found) throw cannot(said.backup.exists, { file: target });
  const folder = target.endsWith("/") ? target : path.dirname(target);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw cannot(said.backup.noFolder, { folder });
  }
  return path.resolve(target);
}
