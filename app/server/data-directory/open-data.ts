import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { said } from "~/text/owner/terminal-words";
import { onlyInstance } from "~db/engine";
import { emptyLog, eraseDeleted } from "~db/erase-deleted";
import { migrate, migrations, pendingMigrations } from "~db/migrate";
import { type OpenDatabase, openDatabase } from "~db/open-database";
import { withDatabaseFile } from "~/server/files/database-file";
import { chownLike, makeFolder, syncToDisk } from "~/server/files/durable-files";
import { versionInName } from "~/server/program-files";
import { cannot } from "~/server/user-errors";
import { type DataDirectory, timeInName } from "./paths";

export type OpenedData = Awaited<ReturnType<typeof openData>>;

/** Opens the SQLite database with the newest schema, after a copy of an older one. Throws CannotDo. */
export async function openData(
  places: DataDirectory,
  // `alone`: this process has the lock of the data directory.
  { alone = true, known = migrations, onQuery = undefined as Parameters<typeof openDatabase>[1] } = {},
) {
  const { root, database, lock } = places;
  let opened: OpenDatabase | undefined;
  try {
    opened = openDatabase(database, onQuery);
    const files = [database, `${database}-wal`, `${database}-shm`, lock];
    for (const file of files.filter((one) => existsSync(one))) chownLike(root, file);
    const { applied, pending } = await pendingMigrations(opened.db, known);
    if (pending.length > 0 && !alone) throw cannot(said.cannotStart.olderIsRunning, { root });
    const isUpgrade = applied.length > 0 && pending.length > 0;
    const safetyCopy = isUpgrade ? await makeSafetyCopy(opened, places) : null;
    await migrate(opened.db, known).catch((error: unknown) => {
      // The migration was rolled back. A service manager that starts again every few seconds must not pile up copies.
      if (safetyCopy) rmSync(safetyCopy);
      throw error;
    });
    if (safetyCopy) removeOldSafetyCopies(places);
    const { db } = opened;
    return {
      ...opened,
      /** The path of the copy from before an upgrade. Null when the schema did not change. */
      safetyCopy,
      instances: onlyInstance,
      bytes: async () => statSync(database, { throwIfNoEntry: false })?.size ?? 0,
      eraseDeleted: () => eraseDeleted(db),
      emptyLog: () => emptyLog(db),
    };
  } catch (error) {
    opened?.connection.close();
    throw cannotOpen(error, places);
  }
}

/** Converts errors that the owner can fix to CannotDo. Returns all other errors unchanged. */
function cannotOpen(error: unknown, { root, database }: DataDirectory): unknown {
  const { name, code = "" } = error as { name?: string; code?: string };
  if (name === "NewerDatabaseError") return cannot(said.cannotStart.newerDatabase, { root });
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    return cannot(said.cannotStart.damagedDatabase, { file: database });
  }
  if (code === "SQLITE_FULL" || code === "ENOSPC") return cannot(said.cannotStart.diskFull, { root });
  return error;
}

/** Copies the database to `backups` before an upgrade. The copy is synced to disk, and can be given to `restore`. */
export async function makeSafetyCopy(
  { connection }: Pick<OpenDatabase, "connection">,
  { root, backups }: DataDirectory,
  version = versionInName,
) {
  // Photos need no copy, because upgrades do not change them.
  makeFolder(root, backups);
  const name = `prima-di-${version}-${timeInName(new Date().toISOString())}.db`;
  const unfinished = path.join(backups, `.${name}.unfinished`);
  rmSync(unfinished, { force: true });
  try {
    await connection.backup(unfinished);
    withDatabaseFile(unfinished, (copy) => copy.pragma("journal_mode = delete"));
    await syncToDisk(unfinished);
    await rename(unfinished, path.join(backups, name));
  } finally {
    rmSync(unfinished, { force: true });
  }
  chownLike(root, path.join(backups, name));
  await syncToDisk(backups);
  return path.join(backups, name);
}

/** Removes the unfinished copies of killed upgrades. The caller must have the lock of the data directory. */
export function removeUnfinishedSafetyCopies({ backups }: DataDirectory): void {
  if (!existsSync(backups)) return;
  const unfinished = readdirSync(backups).filter((name) => /^\.prima-di-.*\.unfinished/.test(name));
  for (const name of unfinished) rmSync(path.join(backups, name));
}

/** Removes all but the three newest copies, after a successful upgrade: failures must not push out older ones. */
export function removeOldSafetyCopies({ backups }: DataDirectory): void {
  const moment = (copy: string) => copy.slice(-"20260503-100000.db".length);
  const copies = readdirSync(backups).filter((copy) => /^prima-di-.*-\d{8}-\d{6}\.db$/.test(copy));
  const oldest = copies.sort((a, b) => moment(a).localeCompare(moment(b))).slice(0, -3);
  for (const copy of oldest) rmSync(path.join(backups, copy));
}
