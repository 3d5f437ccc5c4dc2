import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { PhotoInfo } from "~/photo-store/photo-files";
import { allPhotos } from "~/server/data-directory/check-database";
import {
  isSiteThere,
  databaseLabel,
  openDatabaseServer,
  requireUsable,
  withDatabaseServer,
} from "~/server/database-server/open-database-server";
import { cannot } from "~/server/user-errors";
import type { WithdrawnList } from "~/server/withdrawals/withdrawn-list";
import { said } from "~/text/owner/terminal-words";
import { copyTables, emptyTables } from "~db/copy-tables";
import { migrate, migrations } from "~db/migrate";
import { openDatabase } from "~db/open-database";
import type { ServerAddress } from "~db/postgres/server-address";
import type { Database } from "~db/schema";

/** Makes sure that no photo of the database that is being copied can get lost. */
export type Collect = (photos: PhotoInfo[]) => Promise<void>;

/** The error when nobody knows whether rows were replaced. Nothing may be undone then. */
export class RowsUndecided extends Error {
  override name = "RowsUndecided";
}

/** Returns the photos that a server's database knows now. Throws CannotDo when the database has no site. */
export function photosOnServer(server: ServerAddress): Promise<PhotoInfo[]> {
  return withDatabaseServer(server, async (db) => {
    if (!(await isSiteThere(db)))
      throw cannot(said.backup.noSiteOnServer, { database: databaseLabel(server) });
    return allPhotos(db);
  });
}

/** Copies a server's database at one moment into the new SQLite file `copy`, as `takeSnapshot` does with a file. */
export async function copyDatabaseServer(server: ServerAddress, copy: string, atThatMoment?: Collect) {
  await withDatabaseServer(server, (reading) =>
    withDatabaseServer(server, async (waiting) => {
      // This transaction writes nothing, but all writers wait for its end.
      const pause = await waiting.startTransaction().execute();
      const snapshot = await reading
        .startTransaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute();
      const securePhotos = async () => atThatMoment?.(await allPhotos(snapshot));
      try {
        await securePhotos().finally(() => pause.rollback().execute());
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
  const opened = openDatabase(copy);
  await using db = opened.db;
  await migrate(db, known);
  await db.transaction().execute(async (trx) => {
    await emptyTables(trx);
    await copyTables(snapshot, trx);
  });
  opened.connection.pragma("journal_mode = delete");
}

/** True when this database has a site. Throws CannotDo while an instance of it is running. */
export function isOnServer(server: ServerAddress): Promise<boolean> {
  return withDatabaseServer(server, async (db) => {
    await requireUsable(db, server);
    await requireNobody(db, server);
    return isSiteThere(db);
  });
}

/** Adds the withdrawn stories and photos in this database to the list. */
export function addWithdrawnOnServer(server: ServerAddress, list: WithdrawnList): Promise<void> {
  return withDatabaseServer(server, async (db) => {
    const { rows } = await sql`select 1 where to_regclass('withdrawn_stories') is not null`.execute(db);
    if (rows.length === 0) return;
    const stories = db.selectFrom("withdrawn_stories").select(["id", "day", "submission_key"]);
    list.stories.push(...(await stories.execute()));
    const photos = await db.selectFrom("withdrawn_photos").select("id").execute();
    list.photos.push(...photos.map(({ id }) => id));
  });
}

/** Replaces all rows on a server by those of a SQLite file, in one transaction. Throws CannotDo with no row changed. */
export async function replaceOnServer(server: ServerAddress, file: string): Promise<void> {
  // RowsUndecided says that the result is unknown.
  await using restored = openDatabase(file).db;
  await migrate(restored);
  await using db = (await openDatabaseServer(server)).db;
  let transaction: string | null = null;
  try {
    await db.transaction().execute(async (trx) => {
      await requireNobody(trx, server);
      await emptyTables(trx);
      await copyTables(restored, trx);
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx);
      transaction = rows[0]?.id ?? null;
    });
  } catch (error) {
    if (transaction === null || !(await isCommitted(server, transaction, error))) throw error;
  }
}

/** The maximum time of waiting for a lost server to come back, in milliseconds. */
const longestDecision = 5000;

/** Asks whether a transaction was committed, after the answer to its commit got lost. Throws RowsUndecided. */
async function isCommitted(server: ServerAddress, transaction: string, cause: unknown): Promise<boolean> {
  const giveUpAt = performance.now() + longestDecision;
  const ask = (db: Kysely<Database>) =>
    sql<{ status: string | null }>`select pg_xact_status(${transaction}::xid8) as status`.execute(db);
  while (performance.now() < giveUpAt) {
    const asked = await withDatabaseServer(server, ask).catch(() => null);
    const status = asked?.rows[0]?.status ?? null;
    if (status === "committed" || status === "aborted") return status === "committed";
    await pause(200);
  }
  throw new RowsUndecided("the server does not say whether the rows were replaced", { cause });
}

/** Throws CannotDo while another process of this program is connected. A running site is always connected. */
async function requireNobody(db: Kysely<Database>, server: ServerAddress): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database()
      and application_name = 'giramondo' and pid <> pg_backend_pid()`.execute(db);
  if (rows.length > 0) throw cannot(said.backup.runningOnServer, { database: databaseLabel(server) });
}
