import { type Kysely, sql } from "kysely";
import type { Database } from "./schema";

/**
 * SQLite: deleted cells are overwritten, but pages that were only rearranged still have the words: VACUUM writes all
 * anew. Then the write-ahead log is emptied; false, at once, while a backup reads the database.
 */
export async function eraseDeleted(db: Kysely<Database>): Promise<boolean> {
  await sql`vacuum`.execute(db);
  return emptyLog(db);
}

/** Empties the write-ahead log, where deleted words stand until then; false, at once, while a backup reads the database. */
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
