import { existsSync, readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { versionInName } from "~/server/program-files";
import type { OpenDatabase } from "~db/open-database";
import { withDatabaseFile } from "~/server/files/database-file";
import { chownLike, makeFolder, syncToDisk } from "~/server/files/durable-files";
import { type DataDirectory, timeInName } from "./paths";

const kept = 3;

/**
 * Copies the database to `backups` before an upgrade changes its schema. Photos need no copy, because upgrades do not
 * change them. Returns the path of the copy, which is synced to disk and can be given to `restore`.
 */
export async function makeSafetyCopy({ connection }: OpenDatabase, { root, backups }: DataDirectory) {
  makeFolder(root, backups);
  const name = `prima-di-${versionInName}-${timeInName(new Date().toISOString())}.db`;
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

/** Removes all safety copies but the three newest, after a successful upgrade: failures must not push out older ones. */
export function removeOldSafetyCopies({ backups }: DataDirectory): void {
  const moment = (copy: string) => copy.slice(-"20260503-100000.db".length);
  const copies = readdirSync(backups).filter((copy) => /^prima-di-.*-\d{8}-\d{6}\.db$/.test(copy));
  const oldest = copies.sort((a, b) => moment(a).localeCompare(moment(b))).slice(0, -kept);
  for (const copy of oldest) rmSync(path.join(backups, copy));
}
