import { PostgresAdapter, type QueryExecutorProvider, sql } from "kysely";

/** True for a PostgreSQL database, false for SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Runs the statements of a migration in order. They are written for SQLite. For PostgreSQL they are adapted: its tables
 * are always strict, and its `real` has only seven digits.
 */
export async function runStatements(db: QueryExecutorProvider, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const adapted = isPostgres(db) ? forPostgres(statement) : statement;
    await sql.raw(adapted).execute(db);
  }
}

function forPostgres(statement: string): string {
  return statement.replace(/\) strict$/, ")").replaceAll(/\breal\b/g, "double precision");
}
