import { statSync } from "node:fs";
import path from "node:path";
import { receiptsKey } from "~/domain/receipts/receipts-queries.server";
import { readDatabase } from "~/server/backup/archive/read-archive";
import { withDatabaseFile } from "~/server/files/database-file";
import { temporaryPathIn } from "~/server/files/temporary-path";
import { BackupRefused } from "~/server/user-errors";
import { said, say } from "~/text/owner/terminal-words";
import { backupsIn } from "./backups-in-folder";

/** A site that has lost this many records or photo files, and more than half, is not copied beside its older backups. */
const leastLost = 5;

/** Throws BackupRefused when the newest backup in `folder` is of another site, or has far more than `database`. */
export async function requireSameSite(database: string, folder: string, work: string): Promise<void> {
  const newest = await newestSiteIn(folder, work);
  if (!newest) return;
  const site = readSite(database);
  const { file, key, records } = newest;
  if (key !== null && key !== site.key) {
    throw new BackupRefused("another-site", say(said.backup.anotherSite, { file, records }));
  }
  const lost = records - site.records;
  if (lost >= leastLost && lost > records / 2) {
    throw new BackupRefused("lost-most", say(said.backup.lostMost, { file, records, now: site.records }));
  }
}

/** Throws BackupRefused when photo files are `missing`, as from a disk that is not mounted, and most of the bytes with them. */
export function requireMostPhotos(
  { bytes, missing }: { bytes: number; missing: string[] },
  folder: string,
): void {
  const [newest] = backupsIn(folder);
  if (!newest || missing.length < leastLost || bytes >= newest.bytes / 2) return;
  const [file = folder] = newest.files;
  throw new BackupRefused("lost-most", say(said.backup.lostPhotos, { file, missing: missing.length }));
}

/** Returns what the newest backup in a folder has. Null when there is none that can be read. */
export async function newestSiteIn(folder: string, work: string) {
  for (const { files, madeAt } of backupsIn(folder)) {
    const [file = ""] = files;
    using unpacked = temporaryPathIn(work);
    try {
      await readDatabase(file, unpacked.path);
      return { file, madeAt, ...readSite(unpacked.path) };
    } catch {
      // A damaged backup says nothing about the site. An older one may.
    }
  }
  return null;
}

/** Reads what tells one site from another: the key of its receipts, which never changes, and how much it has. */
function readSite(database: string) {
  return withDatabaseFile(
    database,
    (opened) => {
      const one = (query: string, ...values: string[]) =>
        opened
          .prepare(query)
          .pluck()
          .get(...values);
      const counted = ["stories", "blog_posts", "locations"].map((table) =>
        one(`select count(*) from ${table}`),
      );
      const key = one("select value from settings where key = ?", receiptsKey) as string | undefined;
      return { key: key ?? null, records: (counted as number[]).reduce((sum, count) => sum + count, 0) };
    },
    { readonly: true, fileMustExist: true },
  );
}

/** The folders where the backups of a data directory usually are: that of the package, and one beside the data. */
export const usualFolders = (root: string) => ["/var/backups/giramondo", path.resolve(root, "..", "copies")];

/** Returns the newest backup in the usual folders with something in it, or null. A folder closed to us counts as empty. */
export async function findBackupsBeside(root: string, work: string) {
  for (const folder of usualFolders(root)) {
    try {
      if (!statSync(folder, { throwIfNoEntry: false })) continue;
      const newest = await newestSiteIn(folder, work);
      if (newest && newest.records > 0) return newest;
    } catch {
      continue;
    }
  }
  return null;
}
