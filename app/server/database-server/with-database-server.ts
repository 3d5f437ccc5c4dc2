import type { Kysely } from "kysely";
import { pendingMigrations } from "~db/migrate";
import type { PostgresLibrary } from "~db/postgres/client-options";
import type { ServerAddress } from "~db/postgres/server-address";
import type { Database } from "~db/schema";
import { cannotOpen, openAt } from "./open-database-server";

/** A database on a server, and its client library. */
export interface DatabaseServer {
  pg: PostgresLibrary;
  address: ServerAddress;
}

/**
 * Runs `work` with the database of a server, without changing the schema. Throws CannotStart when the server cannot
 * be used, or when a newer program wrote the database.
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

/** True when the database has a site's tables. */
export async function isSiteThere(db: Kysely<Database>): Promise<boolean> {
  return (await pendingMigrations(db)).applied.length > 0;
}
