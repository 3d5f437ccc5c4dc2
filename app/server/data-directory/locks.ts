import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { CannotDo } from "~/server/user-errors";
import { said } from "~/text/owner/terminal-words";
import { chownLike, makeFolder } from "~/server/files/durable-files";
import type { DataDirectory } from "./paths";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";

/** Takes a lock that the system releases when the process ends. Null when another process has the lock. */
export function lockDataDirectory(file: string) {
  // It is an exclusive SQLite transaction on a file that has no other use. Whoever writes into a data directory takes one
  // first, so from here on this process makes files and folders for its own user alone.
  process.umask(0o077);
  const lock = new BetterSqlite3(file, { timeout: 0 });
  try {
    // The journal is in memory, because on a full disk there is no room for it.
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return null;
    throw error;
  }
  const release = () => void lock.close();
  return { release, [Symbol.dispose]: release };
}

const lockName = "backup.lock";

/** Makes a temporary folder for a backup, restore or export. Throws CannotDo while another run uses the same data. */
export function openWorkFolder({ root, backups }: DataDirectory) {
  makeFolder(root, backups);
  const file = path.join(backups, lockName);
  const lock = lockDataDirectory(file);
  if (!lock) throw new CannotDo(said.backup.another);
  chownLike(root, file);
  for (const one of [root, backups]) removeAbandonedFiles(one, 0);
  // Names can move from this folder into the data directory, also where `backups` is on another disk.
  const folder = temporaryPathIn(root);
  mkdirSync(folder.path, { mode: 0o700 });
  const end = () => {
    folder[Symbol.dispose]();
    lock.release();
  };
  return { path: folder.path, [Symbol.dispose]: end };
}

/** Removes the work folders of killed backups, restores and exports. Does nothing while one of these is running. */
export function removeAbandonedWork({ root, backups }: DataDirectory): void {
  const file = path.join(backups, lockName);
  const lock = existsSync(file) ? lockDataDirectory(file) : null;
  if (!lock) return;
  for (const folder of [root, backups]) removeAbandonedFiles(folder, 0);
  lock.release();
}
