import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CannotDo } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { chownLike, makeFolder } from "~/server/files/durable-files";
import { lockDataDirectory } from "./lock-data-directory";
import type { DataDirectory } from "./paths";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";

const lockName = "backup.lock";

/** Makes a temporary folder for a backup, restore or export. Throws CannotDo while another run uses the same data. */
export function openWorkFolder({ root, backups }: DataDirectory) {
  // It is under `backups`, because the photos are on the same disk.
  makeFolder(root, backups);
  const file = path.join(backups, lockName);
  const lock = lockDataDirectory(file);
  if (!lock) throw new CannotDo(backupText.another);
  chownLike(root, file);
  removeAbandonedFiles(backups, 0);
  const folder = temporaryPathIn(backups);
  mkdirSync(folder.path, { mode: 0o700 });
  const end = () => {
    folder[Symbol.dispose]();
    lock.release();
  };
  return { path: folder.path, [Symbol.dispose]: end };
}

/** Removes the work folders of killed backups, restores and exports. Does nothing while one of these is running. */
export function removeAbandonedWork({ backups }: DataDirectory): void {
  const file = path.join(backups, lockName);
  const lock = existsSync(file) ? lockDataDirectory(file) : null;
  if (!lock) return;
  removeAbandonedFiles(backups, 0);
  lock.release();
}
