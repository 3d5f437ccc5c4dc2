import type { SqliteDriver } from "~db/open-database";
import type { PostgresLibrary } from "~db/postgres/client-options";

/** Loads the SQLite library at first use. */
export async function loadSqlite(): Promise<SqliteDriver> {
  return (await import("better-sqlite3")).default;
}

/** Loads the PostgreSQL client at first use. A site without a database server never loads it. */
export async function loadPostgres(): Promise<PostgresLibrary> {
  return (await import("pg")).default;
}
