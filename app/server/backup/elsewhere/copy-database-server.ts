import { type Kysely, sql } from "kysely";
import type { PhotoInfo } from "~/photo-store/photo-files";
import { allPhotos } from "~/server/data-directory/check-database";
import { isSiteThere, nameOf, withDatabaseServer } from "~/server/database-server/open-database-server";
import { CannotDo } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { copyTables, emptyTables } from "~db/copy-tables";
import { migrate, migrations } from "~db/migrate";
import { openDatabase } from "~db/open-database";
import type { ServerAddress } from "~db/postgres/server-address";
import type { Database } from "~db/schema";

/** Returns the photos that a server's database knows now. Throws CannotDo when the database has no site. */
export function photosKnownToServer(server: ServerAddress): Promise<PhotoInfo[]> {
  return withDatabaseServer(server, async (db) => {
    if (!(await isSiteThere(db))) throw new CannotDo(backupText.noSiteOnServer(nameOf(server)));
    return allPhotos(db);
  });
}

/**
 * Copies a server's database at one moment into the new SQLite file `copy`, also while the site runs, as `copyDatabase`
 * of `take-snapshot` does. The rows are read in one repeatable-read transaction.
 */
export async function copyDatabaseServer(
  server: ServerAddress,
  copy: string,
  atThatMoment: (photos: PhotoInfo[]) => Promise<void> = async () => undefined,
): Promise<void> {
  await withDatabaseServer(server, (reading) =>
    withDatabaseServer(server, async (waiting) => {
      // This transaction writes nothing, but all writers wait for its end.
      const pause = await waiting.startTransaction().execute();
      const snapshot = await reading
        .startTransaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute();
      try {
        try {
          await atThatMoment(await allPhotos(snapshot));
        } finally {
          await pause.rollback().execute();
        }
        await copyInto(snapshot, copy);
      } finally {
        await snapshot.rollback().execute();
      }
    }),
  );
}

/** Copies all rows. The copy gets the schema of the server's database, perhaps that of an older version. */
async function copyInto(snapshot: Kysely<Database>, copy: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(snapshot);
  const applied = new Set(rows.map(({ name }) => name));
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.has(name)));
  const { db, connection } = openDatabase(copy);
  try {
    await migrate(db, known);
    await db.transaction().execute(async (trx) => {
      await emptyTables(trx);
      await copyTables(snapshot, trx);
    });
    connection.pragma("journal_mode = delete");
  } finally {
    await db.destroy();
  }
}
