import { type Kysely, sql } from "kysely";
import type { Database } from "./schema";

/** Erases deleted rows from the file and the log. Returns false at once while a backup reads the database. */
export async function eraseDeleted(db: Kysely<Database>): Promise<boolean> {
  // SQLite overwrites deleted cells, but pages that it has rearranged still contain their words.
  await sql`vacuum`.execute(db);
  return emptyLog(db);
}

/** Empties the log, which still contains deleted words. Returns false at once while a backup reads the database. */
export function emptyLog(db: Kysely<Database>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const emptied = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
      return emptied.rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}
