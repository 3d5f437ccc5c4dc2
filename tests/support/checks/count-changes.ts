import { type Kysely, sql } from "kysely";
import { isPostgres } from "~db/run-statements";
import type { Database } from "~db/schema";

/** Returns the number of rows that this site has written. */
export async function countChanges(db: Kysely<Database>): Promise<number> {
  const onPostgres = isPostgres(db);
  // The site has one connection, so only its figures count.
  if (onPostgres) await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await (
    onPostgres
      ? sql<{ n: number }>`select tup_inserted + tup_updated + tup_deleted as n from pg_stat_database
        where datname = current_database()`
      : sql<{ n: number }>`select total_changes() as n`
  ).execute(db);
  return rows[0]?.n ?? 0;
}
