import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { CannotDo } from "~/server/command-line/command";
import { belongAs } from "~/server/opened-data/belong-as";
import type { DataDirectory } from "~/server/opened-data/data-directory";
import { lockDataDirectory } from "~/server/opened-data/lock-data-directory";
import { backupText } from "~/text/backup";
import type { SqliteDriver } from "~db/open-database";

/** A folder on the disk of the data for the time of one backup or restore. */
export interface WorkFolder {
  path: string;
  /** Removes it with all that is in it; others may work then. */
  end(): void;
}

const unfinished = /^\.[0-9a-f]{16}\.unfinished$/;

/**
 * Opens a folder to work in, under `backups`, and removes what a killed backup left there. Throws CannotDo while
 * another backup or restore of the same data is at work. An interrupt (Ctrl+C, SIGTERM) removes it, too.
 */
export function openWorkFolder(Driver: SqliteDriver, { root, backups }: DataDirectory): WorkFolder {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  belongAs(root, backups);
  const lock = lockDataDirectory(Driver, path.join(backups, "backup.lock"), 0);
  if (!lock) throw new CannotDo(backupText.another);
  belongAs(root, path.join(backups, "backup.lock"));
  for (const name of readdirSync(backups)) {
    if (unfinished.test(name)) rmSync(path.join(backups, name), { recursive: true, force: true });
  }
  const folder = path.join(backups, `.${randomBytes(8).toString("hex")}.unfinished`);
  mkdirSync(folder, { mode: 0o700 });
  const end = () => {
    process.off("exit", end);
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  };
  process.once("exit", end);
  return { path: folder, end };
}
