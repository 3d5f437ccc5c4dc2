import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { photoIdOf, photoNameOf } from "~/photo-store/photo-files";
import { isDatabaseFile, withDatabaseFile } from "~/server/files/database-file";
import type { DataDirectory } from "~/server/data-directory/places";
import type { SqliteDriver } from "~db/open-database";
import { findInCopy, removeFromCopy, type Withdrawn } from "./remove-from-copy";

/**
 * Takes withdrawn stories out of what upgrades, restores and starts have put aside under `backups`: their photos out of
 * every folder, then themselves out of every database, whatever its version. Temporary folders are left alone. Returns
 * the paths of the databases that could not be read.
 */
export function removeFromOlderCopies(
  Driver: SqliteDriver,
  { backups }: Pick<DataDirectory, "backups">,
  withdrawn: Withdrawn,
): string[] {
  const files = existsSync(backups) ? filesUnder(backups) : [];
  const photos = new Set(withdrawn.photos);
  const unreadable = new Set<string>();
  const inCopy = <T>(file: string, act: (copy: InstanceType<SqliteDriver>) => T): T | null => {
    try {
      return withDatabaseFile(Driver, file, act, { fileMustExist: true });
    } catch (error) {
      if (!/^SQLITE_(?:CORRUPT|NOTADB|ERROR)/.test((error as { code?: string }).code ?? "")) throw error;
      unreadable.add(file);
      return null;
    }
  };
  const found = files
    .filter((name) => name.endsWith(".db") && isDatabaseFile(name))
    .map((file) => ({ file, photosInIt: inCopy(file, (copy) => findInCopy(copy, withdrawn)) }));
  for (const { photosInIt } of found) for (const id of photosInIt ?? []) photos.add(id);
  // Before the rows that tell of them: whatever interrupts this, the next time finds the rest.
  for (const file of files) {
    const name = photoNameOf(path.basename(file));
    if (name !== null && photos.has(photoIdOf(name))) rmSync(file, { force: true });
  }
  for (const { file, photosInIt } of found) {
    if (photosInIt) inCopy(file, (copy) => removeFromCopy(copy, withdrawn));
  }
  return [...unreadable];
}

/** How large the databases under `backups` are together. */
export function copiesBytes({ backups }: Pick<DataDirectory, "backups">): number {
  const copies = existsSync(backups) ? filesUnder(backups).filter((name) => name.endsWith(".db")) : [];
  return copies.reduce((bytes, file) => bytes + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return filesUnder(file);
    return entry.isFile() ? [file] : [];
  });
}
