import { type Kysely, sql } from "kysely";
import { nameOf, openDatabaseServer } from "~/server/database-server/open-database-server";
import {
  type DatabaseServer,
  isSiteThere,
  withDatabaseServer,
} from "~/server/database-server/with-database-server";
import { CannotDo } from "~/server/user-errors";
import type { WithdrawnList } from "~/server/withdrawals/withdrawn-list";
import { backupText } from "~/text/it/commands/backup";
import { copyTables, emptyTables } from "~db/copy-tables";
import { migrate } from "~db/migrate";
import { openDatabase, type SqliteDriver } from "~db/open-database";
import type { Database } from "~db/schema";

/** Whether a site is in this database. Throws CannotDo while an instance of it is running. */
export function isOnServer(server: DatabaseServer): Promise<boolean> {
  return withDatabaseServer(server, async (db) => {
    await requireNobody(db, server);
    return isSiteThere(db);
  });
}

/** Adds to the list what the site in this database knows of withdrawn stories. */
export function addWithdrawnOnServer(server: DatabaseServer, list: WithdrawnList): Promise<void> {
  return withDatabaseServer(server, async (db) => {
    const { rows } = await sql`select 1 where to_regclass('withdrawn_stories') is not null`.execute(db);
    if (rows.length === 0) return;
    const stories = db.selectFrom("withdrawn_stories").select(["id", "day", "submission_key"]);
    list.stories.push(...(await stories.execute()));
    const photos = await db.selectFrom("withdrawn_photos").select("id").execute();
    list.photos.push(...photos.map(({ id }) => id));
  });
}

/**
 * Replaces all rows of a database on a server by those of a SQLite file, in one transaction; both get the newest schema.
 * Throws CannotDo, having changed no row, when an instance of the site is running.
 */
export async function replaceOnServer(
  Driver: SqliteDriver,
  server: DatabaseServer,
  file: string,
): Promise<void> {
  const restored = openDatabase(Driver, file);
  try {
    await migrate(restored.db);
    const { db } = await openDatabaseServer(server.pg, server.address);
    try {
      await db.transaction().execute(async (trx) => {
        await requireNobody(trx, server);
        await emptyTables(trx);
        await copyTables(restored.db, trx);
      });
    } finally {
      await db.destroy();
    }
  } finally {
    await restored.db.destroy();
  }
}

/** Every process of ours says its name to the server, and a running instance is always connected. */
async function requireNobody(db: Kysely<Database>, { address }: DatabaseServer): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'giramondo' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if (rows.length > 0) throw new CannotDo(backupText.runningOnServer(nameOf(address)));
}
