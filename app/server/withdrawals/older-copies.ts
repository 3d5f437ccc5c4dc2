import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { photoIdOf, photoNameOf } from "~/photo-store/photo-files";
import { isDatabaseFile } from "~/server/files/database-file";
import type { DataDirectory } from "~/server/data-directory/places";
import type { SqliteDriver } from "~db/open-database";
import { removeFromCopy, type Withdrawn } from "./remove-from-copy";

/**
 * Takes withdrawn stories out of what upgrades, restores and starts have put aside under `backups`: out of every
 * database, whatever its version, and their photos out of every folder. Temporary folders are left alone. Returns the
 * paths of the databases that could not be read.
 */
export function removeFromOlderCopies(
  Driver: SqliteDriver,
  { backups }: Pick<DataDirectory, "backups">,
  withdrawn: Withdrawn,
): string[] {
  const files = existsSync(backups) ? filesUnder(backups) : [];
  const photos = new Set(withdrawn.photos);
  const unreadable: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".db") && isDatabaseFile(name))) {
    try {
      for (const id of removeFromDatabase(Driver, file, withdrawn) ?? []) photos.add(id);
    } catch (error) {
      if (!/^SQLITE_(?:CORRUPT|NOTADB|ERROR)/.test((error as { code?: string }).code ?? "")) throw error;
      unreadable.push(file);
    }
  }
  for (const file of files) {
    const name = photoNameOf(path.basename(file));
    if (name !== null && photos.has(photoIdOf(name))) rmSync(file, { force: true });
  }
  return unreadable;
}

/** How large the databases under `backups` are together. */
export function copiesBytes({ backups }: Pick<DataDirectory, "backups">): number {
  const copies = existsSync(backups) ? filesUnder(backups).filter((name) => name.endsWith(".db")) : [];
  return copies.reduce((bytes, file) => bytes + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}

function removeFromDatabase(Driver: SqliteDriver, file: string, withdrawn: Withdrawn): Set<string> | null {
  const copy = new Driver(file, { fileMustExist: true });
  try {
    return removeFromCopy(copy, withdrawn);
  } finally {
    copy.close();
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return filesUnder(file);
    return entry.isFile() ? [file] : [];
  });
}
