import { PostgresAdapter, type QueryExecutorProvider, sql } from "kysely";

/** True for a PostgreSQL database, false for SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs a migration, written for SQLite: PostgreSQL's tables are always strict, its `real` has seven digits. */
export async function runStatements(db: QueryExecutorProvider, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const adapted = isPostgres(db) ? forPostgres(statement) : statement;
    await sql.raw(adapted).execute(db);
  }
}

function forPostgres(statement: string): string {
  return statement.replace(/\) strict$/, ")").replaceAll(/\breal\b/g, "double precision");
}
