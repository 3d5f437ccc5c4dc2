import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./schema";
import * as all from "./migrations/index";
import { isPostgres } from "./run-statements";

/** Every migration by name, in order. */
export const migrations: Record<string, Migration> = all;

/** The error when a newer program has written the database. This program could lose the newer one's data. */
export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const table = isPostgres(db)
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_schema where name = 'kysely_migration'`;
  if ((await table.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** Returns the names of the applied and the pending migrations. Throws NewerDatabaseError. */
export async function pendingMigrations(db: Kysely<Database>, known = migrations) {
  const applied = await appliedMigrations(db);
  if (applied.some((name) => !(name in known))) throw new NewerDatabaseError();
  return { applied, pending: Object.keys(known).filter((name) => !applied.includes(name)) };
}

/** Runs all pending migrations or none. Throws NewerDatabaseError. `known` is another version's list, in tests. */
export async function migrate(db: Kysely<Database>, known = migrations) {
  const { pending } = await pendingMigrations(db, known);
  if (pending.length === 0) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
