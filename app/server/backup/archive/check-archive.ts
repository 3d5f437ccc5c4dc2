import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { CannotDo } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { checkDatabase, type DatabaseContents } from "~/server/data-directory/check-database";
import { databaseName, uploadsName } from "./manifest";
import { readArchive } from "./read-archive";

/** An archive that passed every check. */
export interface CheckedArchive {
  contents: DatabaseContents;
  /** ISO-8601 UTC. */
  createdAt: string;
}

/**
 * Reads an archive once and checks every hash, the database, and that every photo of the database is in the archive.
 * Writes the database, and the files for which `keep` returns true, to `directory`. Throws CannotDo with the reason.
 */
export async function checkArchive(
  archive: string,
  directory: string,
  keep: (path: string) => boolean,
  onBytes: (bytes: number) => void = () => {},
): Promise<CheckedArchive> {
  requireRegularFile(archive);
  const manifest = await readArchive(
    archive,
    directory,
    (file) => file === databaseName || keep(file),
    onBytes,
  ).catch((error: unknown) => {
    const { name, problem, detail } = error as { name: string; problem: "incomplete"; detail: string };
    throw name === "InvalidArchive" ? new CannotDo(backupText[problem](archive, detail)) : error;
  });
  const contents = contentsOf(archive, path.join(directory, databaseName));
  const there = new Set([...manifest.files.map((file) => file.path), ...manifest.missing]);
  const missing = contents.photoFiles.find((name) => !there.has(`${uploadsName}/${name}`));
  if (missing) throw new CannotDo(backupText.photosMissing(archive, missing));
  return { contents, createdAt: manifest.createdAt };
}

/**
 * Counts the contents of a backup's database. Throws CannotDo when that database is damaged or newer than this program.
 */
export function contentsOf(archive: string, database: string): DatabaseContents {
  const checked = existsSync(database) ? checkDatabase(database) : null;
  if (checked === null) throw new CannotDo(backupText.incomplete(archive, databaseName));
  if (!checked.ok) throw new CannotDo(backupText[checked.problem](archive));
  return checked.contents;
}

/** Throws CannotDo unless the path is a regular file, because opening a named pipe would block. */
export function requireRegularFile(archive: string): void {
  const found = statSync(archive, { throwIfNoEntry: false });
  if (!found) throw new CannotDo(backupText.archiveMissing(archive));
  if (!found.isFile()) throw new CannotDo(backupText.archiveNoFile(archive));
}
