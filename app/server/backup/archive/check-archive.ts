import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { checkDatabase, type DatabaseContents } from "~/server/data-directory/check-database";
import { cannot } from "~/server/user-errors";
import { said } from "~/text/owner/terminal-words";
import { databaseName, uploadsName } from "./manifest";
import { type OnBytes, readArchive } from "./read-archive";

/** Checks every hash of an archive, its database, and that all its photos are there. Throws CannotDo. */
export async function checkArchive(archive: string, into: string, photos: string | null, onBytes?: OnBytes) {
  // It writes the database to `into`, and with a folder for `photos` all files.
  requireRegularFile(archive);
  const { createdAt, files, missing } = await readArchive(archive, into, photos, onBytes);
  const contents = contentsOf(archive, path.join(into, databaseName));
  const there = new Set([...files.map((file) => file.path), ...missing]);
  const lost = contents.photoFiles.find((name) => !there.has(`${uploadsName}/${name}`));
  if (lost) throw cannot(said.backup.photosMissing, { file: archive, name: lost });
  return { contents, createdAt, missing };
}

/** Counts the contents of a backup's database. Throws CannotDo when it is damaged or newer than this program. */
export function contentsOf(archive: string, database: string): DatabaseContents {
  const checked = existsSync(database) ? checkDatabase(database) : null;
  if (checked === null) throw cannot(said.backup.incompleteWithout, { file: archive, detail: databaseName });
  if (!checked.ok) throw cannot(said.backup[checked.problem], { file: archive });
  return checked.contents;
}

/** Throws CannotDo unless the path is a regular file, because opening a named pipe would block. */
export function requireRegularFile(archive: string): void {
  const found = statSync(archive, { throwIfNoEntry: false });
  if (!found) throw cannot(said.backup.archiveMissing, { file: archive });
  if (!found.isFile()) throw cannot(said.backup.archiveNoFile, { file: archive });
}
