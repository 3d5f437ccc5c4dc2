import type Sharp from "sharp";
import type { SqliteDriver } from "~db/open-database";

/** The SQLite library, loaded when first asked for. */
export async function loadSqlite(): Promise<SqliteDriver> {
  return (await import("better-sqlite3")).default;
}

/** The image library, loaded when first asked for: a site without photos never loads it. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import("sharp")).default;
}
