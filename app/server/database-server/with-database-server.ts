import type { Kysely } from "kysely";
import { pendingMigrations } from "~db/migrate";
import type { PostgresLibrary } from "~db/postgres/client-options";
import type { ServerAddress } from "~db/postgres/server-address";
import type { Database } from "~db/schema";
import { cannotOpen, openAt } from "./open-database-server";

/** A database on a server, and the library that speaks to it. */
export interface DatabaseServer {
  pg: PostgresLibrary;
  address: ServerAddress;
}

/**
 * Runs `work` with the database of a server; its schema is left as it is. Throws CannotStart when the server cannot be
 * used, and when a newer program wrote the database.
 */
export async function withDatabaseServer<Done>(
  { pg, address }: DatabaseServer,
  work: (db: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  const db = openAt(pg, address);
  try {
    return await work(db);
  } catch (error) {
    throw cannotOpen(error, address);
  } finally {
    await db.destroy();
  }
}

/** Whether a site is in the database: its tables are there. */
export async function isSiteThere(db: Kysely<Database>): Promise<boolean> {
  return (await pendingMigrations(db)).applied.length > 0;
}
