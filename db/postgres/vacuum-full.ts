import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";

/** The tables with words that a withdrawal deletes. */
const tables = ["stories", "sightings", "reports", "blog_posts", "locations", "drafts", "withdrawn_stories"];
const lockNotAvailable = "55P03";

/** Erases deleted rows by VACUUM FULL. Returns false when somebody, such as a backup, reads a table for a second. */
export function vacuumFull(db: Kysely<Database>): Promise<boolean> {
  // The server's write-ahead log and its own backups keep the rows until they are recycled. Waiting longer would stop
  // every visitor, too.
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = '1s'`.execute(connection);
    try {
      for (const table of tables) await sql`vacuum (full) ${sql.table(table)}`.execute(connection);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === lockNotAvailable) return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/** Returns the size of these tables in bytes, with their indexes. */
export async function bytesToErase(db: Kysely<Database>): Promise<number> {
  const sizes = tables.map((table) => sql`pg_total_relation_size(${table})`);
  const { rows } = await sql<{ bytes: number }>`select ${sql.join(sizes, sql` + `)} as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
