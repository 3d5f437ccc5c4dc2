import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CannotDo } from "~/server/cannot-do";
import { backupText } from "~/text/it/backup";
import type { SqliteDriver } from "~db/open-database";
import { chownLike, makeFolder } from "./chown-like";
import { lockDataDirectory } from "./lock-data-directory";
import type { DataDirectory } from "./places";
import { removeAbandoned, type Unfinished, unfinishedIn } from "./unfinished";

/**
 * Opens a folder to work in, under `backups` on the disk of the data, for the time of one backup, restore or export,
 * and removes what a killed one left there. Throws CannotDo while another one of the same data is at work.
 */
export function openWorkFolder(Driver: SqliteDriver, { root, backups }: DataDirectory): Unfinished {
  makeFolder(root, backups);
  const lock = lockBackups(Driver, backups);
  if (!lock) throw new CannotDo(backupText.another);
  chownLike(root, path.join(backups, lockName));
  removeAbandoned(backups, 0);
  const folder = unfinishedIn(backups);
  mkdirSync(folder.path, { mode: 0o700 });
  const end = () => {
    folder.end();
    lock.release();
  };
  return { path: folder.path, end };
}

/** Removes what a killed backup, restore or export left under `backups`, unless one is at work. */
export function removeAbandonedWork(Driver: SqliteDriver, { backups }: DataDirectory): void {
  if (!existsSync(path.join(backups, lockName))) return;
  const lock = lockBackups(Driver, backups);
  if (!lock) return;
  removeAbandoned(backups, 0);
  lock.release();
}

const lockName = "backup.lock";

function lockBackups(Driver: SqliteDriver, backups: string): { release(): void } | null {
  return lockDataDirectory(Driver, path.join(backups, lockName), 0);
}
