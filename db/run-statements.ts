import { PostgresAdapter, type QueryExecutorProvider, sql } from "kysely";

/** Whether this is a database of PostgreSQL; else it is one of SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Runs the statements of a migration one after the other. They are written for SQLite; for PostgreSQL, whose tables are
 * always strict and whose `real` keeps seven digits only, they are adapted.
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
