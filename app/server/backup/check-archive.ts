import { existsSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { CannotDo } from "~/server/cannot-do";
import { backupText } from "~/text/it/backup";
import type { SqliteDriver } from "~db/open-database";
import { checkDatabase, type DatabaseContents } from "./check-database";
import { databaseName, uploadsName } from "./manifest";
import { readArchive } from "./read-archive";

/** A copy that holds what it promises. */
export interface CheckedArchive {
  contents: DatabaseContents;
  /** ISO-8601 UTC. */
  createdAt: string;
}

/**
 * Reads a copy once and checks all of it: every hash, the database, and that every photo the database knows is there.
 * What `keep` wants, and always the database, is written into `directory`. Throws CannotDo with the reason.
 */
export async function checkArchive(
  Driver: SqliteDriver,
  archive: string,
  directory: string,
  keep: (path: string) => boolean,
  onBytes: (bytes: number) => void = () => {},
): Promise<CheckedArchive> {
  refuseUnlessFile(archive);
  const manifest = await readArchive(
    archive,
    directory,
    (file) => file === databaseName || keep(file),
    onBytes,
  ).catch((error: unknown) => {
    const { name, problem, detail } = error as { name: string; problem: "incomplete"; detail: string };
    throw name === "BadArchive" ? new CannotDo(backupText[problem](archive, detail)) : error;
  });
  const contents = contentsOf(Driver, archive, path.join(directory, databaseName));
  const there = new Set([...manifest.files.map((file) => file.path), ...manifest.missing]);
  const missing = contents.photoFiles.find((name) => !there.has(`${uploadsName}/${name}`));
  if (missing) throw new CannotDo(backupText.photosMissing(archive, missing));
  return { contents, createdAt: manifest.createdAt };
}

/** The contents of the database of this copy. Throws CannotDo when it is damaged or newer than this program. */
export function contentsOf(Driver: SqliteDriver, archive: string, database: string): DatabaseContents {
  const checked = existsSync(database) ? checkDatabase(Driver, database) : null;
  if (checked === null) throw new CannotDo(backupText.incomplete(archive, databaseName));
  if (!checked.ok) throw new CannotDo(backupText[checked.problem](archive));
  return checked.contents;
}

/** Throws CannotDo when a copy is not there, or is no file: a pipe would be waited for, and cannot be read twice. */
export function refuseUnlessFile(archive: string): void {
  const found = statSync(archive, { throwIfNoEntry: false });
  if (!found) throw new CannotDo(backupText.archiveMissing(archive));
  if (!found.isFile()) throw new CannotDo(backupText.archiveNoFile(archive));
}

/** Whether a file is a copy of the database alone, as the site makes one before an upgrade. */
export async function isDatabaseCopy(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  try {
    const head = await handle?.read(Buffer.alloc(16), 0, 16, 0);
    return head?.buffer.toString("latin1") === "SQLite format 3\0";
  } finally {
    await handle?.close();
  }
}
