import type Sharp from "sharp";
import type { SqliteDriver } from "~db/open-database";
import type { PostgresLibrary } from "~db/postgres/client-options";

/** The SQLite library, loaded when first asked for. */
export async function loadSqlite(): Promise<SqliteDriver> {
  return (await import("better-sqlite3")).default;
}

/** The client of PostgreSQL, loaded when first asked for: a site without a database server never loads it. */
export async function loadPostgres(): Promise<PostgresLibrary> {
  return (await import("pg")).default;
}

/** The image library, loaded when first asked for: a site without photos never loads it. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import("sharp")).default;
}
