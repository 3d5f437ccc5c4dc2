import { CannotStart } from "~/server/user-errors";
import { withDatabaseFile } from "~/server/files/database-file";
import { photosInDatabase } from "~/server/data-directory/photos-in-database";
import type { PhotoFacts } from "~/photo-store/photo-files";
import { cannotStart } from "~/text/it/commands/terminal";
import type { SqliteDriver } from "~db/open-database";

const options = { fileMustExist: true, timeout: 15_000 };

/** The photos that a database knows at this moment. */
export function photosKnownTo(Driver: SqliteDriver, file: string): PhotoFacts[] {
  return withDatabaseFile(Driver, file, photosInDatabase, options);
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
  const reader = new Driver(file, options);
  try {
    const writer = new Driver(file, options);
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
  withDatabaseFile(Driver, copy, (copied) => {
    copied.pragma("journal_mode = delete");
    const isSound = copied.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (!isSound) throw new CannotStart(cannotStart.damagedDatabase(file));
  });
}
