import { existsSync, readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { version } from "~/server/program-files";
import type { OpenDatabase, SqliteDriver } from "~db/open-database";
import { chownLike, makeFolder } from "./chown-like";
import { momentInName } from "./moment-in-name";
import type { DataDirectory } from "./places";
import { syncToDisk } from "./sync-to-disk";

const kept = 3;

/**
 * Copies the database alone into `backups` before an upgrade changes it; an upgrade does not touch photos. Answers the
 * copy, which `restore` takes; when it returns, the copy is on disk.
 */
export async function makeSafetyCopy(
  Driver: SqliteDriver,
  { connection }: OpenDatabase,
  { root, backups }: DataDirectory,
): Promise<string> {
  makeFolder(root, backups);
  const name = `prima-di-${version}-${momentInName(new Date().toISOString())}.db`;
  const unfinished = path.join(backups, `.${name}.unfinished`);
  rmSync(unfinished, { force: true });
  try {
    await connection.backup(unfinished);
    const copy = new Driver(unfinished);
    copy.pragma("journal_mode = delete");
    copy.close();
    await syncToDisk(unfinished);
    await rename(unfinished, path.join(backups, name));
  } finally {
    rmSync(unfinished, { force: true });
  }
  chownLike(root, path.join(backups, name));
  await syncToDisk(backups);
  return path.join(backups, name);
}

/** Removes what an upgrade that was killed left of its copy; only whoever owns the data directory may call it. */
export function removeUnfinishedSafetyCopies({ backups }: DataDirectory): void {
  if (!existsSync(backups)) return;
  const unfinished = readdirSync(backups).filter((name) => /^\.prima-di-.*\.unfinished/.test(name));
  for (const name of unfinished) rmSync(path.join(backups, name));
}

/** Keeps the three newest copies; only after the upgrade, so that one which fails again and again costs no older copy. */
export function removeOldSafetyCopies({ backups }: DataDirectory): void {
  const moment = (copy: string) => copy.slice(-"20260503-100000.db".length);
  const copies = readdirSync(backups).filter((copy) => /^prima-di-.*-\d{8}-\d{6}\.db$/.test(copy));
  const oldest = copies.sort((a, b) => moment(a).localeCompare(moment(b))).slice(0, -kept);
  for (const copy of oldest) rmSync(path.join(backups, copy));
}
