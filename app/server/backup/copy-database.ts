import { CannotStart } from "~/server/user-errors";
import { photosInDatabase } from "~/server/data-directory/photos-in-database";
import type { PhotoFacts } from "~/photo-store/photo-files";
import { cannotStart } from "~/text/it/commands/terminal";
import type { SqliteDriver } from "~db/open-database";

const lockTimeoutMs = 15_000;

/** The photos that a database knows at this moment. */
export function photosKnownTo(Driver: SqliteDriver, file: string): PhotoFacts[] {
  const reader = new Driver(file, { fileMustExist: true, timeout: lockTimeoutMs });
  try {
    return photosInDatabase(reader);
  } finally {
    reader.close();
  }
}

/**
 * Copies a database as it is at one moment into the file `copy`, also while it is being changed. At that moment, and while
 * nobody writes, `atThatMoment` gets the photos that are in it: from then on every file of theirs that exists must stay.
 * Throws CannotStart when the database is damaged.
 */
export async function copyDatabase(
  Driver: SqliteDriver,
  file: string,
  copy: string,
  atThatMoment: (photos: PhotoFacts[]) => Promise<void>,
): Promise<void> {
  const reader = new Driver(file, { fileMustExist: true, timeout: lockTimeoutMs });
  try {
    const writer = new Driver(file, { fileMustExist: true, timeout: lockTimeoutMs });
    try {
      writer.exec("begin immediate");
      reader.exec("begin");
      await atThatMoment(photosInDatabase(reader));
    } finally {
      writer.close();
    }
    await reader.backup(copy, { progress: () => 1000 });
  } finally {
    reader.close();
  }
  settleDatabase(Driver, copy, file);
}

/** Takes the copied database out of WAL mode, into one file. Throws CannotStart when it is damaged. */
function settleDatabase(Driver: SqliteDriver, copy: string, original: string): void {
  const database = new Driver(copy);
  try {
    database.pragma("journal_mode = delete");
    const isSound = database.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (!isSound) throw new CannotStart(cannotStart.damagedDatabase(original));
  } finally {
    database.close();
  }
}
