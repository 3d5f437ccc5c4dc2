import { existsSync } from "node:fs";
import { Kysely, sql, SqliteDialect } from "kysely";
import type { Config } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/paths";
import { loadPostgres } from "~/server/native-packages";
import type { SqliteDriver } from "~db/open-database";
import { openPostgres } from "~db/postgres/open-postgres";
import type { Database } from "~db/schema";

/**
 * Opens the site's database read-only, also one from another version. Null when the database is missing, damaged or
 * unreachable: another check reports that.
 */
export async function openReadOnly(
  Driver: SqliteDriver,
  { database }: Pick<DataDirectory, "database">,
  server: Config["databaseServer"],
): Promise<Kysely<Database> | null> {
  if (!server && !existsSync(database)) return null;
  let db: Kysely<Database> | undefined;
  try {
    db = server
      ? openPostgres(await loadPostgres(), server)
      : new Kysely({ dialect: new SqliteDialect({ database: new Driver(database, { readonly: true }) }) });
    await sql`select key from settings limit 1`.execute(db);
    return db;
  } catch {
    await db?.destroy().catch(() => undefined);
    return null;
  }
}
