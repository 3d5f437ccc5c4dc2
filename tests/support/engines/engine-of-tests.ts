import { newDatabase } from "./postgres";

/** The server on which the tests run, where they run on PostgreSQL: set by `serve-engines`. */
export const serverVariable = "TEST_DATABASE_SERVER";

/** Whether the tests run on PostgreSQL; otherwise on SQLite. */
export const isOnPostgres = process.env[serverVariable] !== undefined;

/**
 * The settings of a site of the tests, with an empty database of its own where the tests run on PostgreSQL and it has
 * none.
 */
export async function databaseOfTest(environment: Record<string, string> = {}): Promise<{
  environment: Record<string, string>;
  drop(): Promise<void>;
}> {
  const server = process.env[serverVariable];
  if (server === undefined || environment.DATABASE_URL) {
    return { environment, drop: () => Promise.resolve() };
  }
  const { url, drop } = await newDatabase(server);
  return { environment: { ...environment, DATABASE_URL: url }, drop };
}
