import { closeSync, openSync, readSync } from "node:fs";
import BetterSqlite3, { type Database, type Options } from "better-sqlite3";

/** True when a file begins like every SQLite database. */
export function isDatabaseFile(file: string): boolean {
  const head = Buffer.alloc(16);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, head);
  } finally {
    closeSync(descriptor);
  }
  return head.toString("latin1") === "SQLite format 3\0";
}

/** Runs `act` with a SQLite file, and closes the file. */
export function withDatabaseFile<Done>(file: string, act: (database: Database) => Done, options?: Options) {
  const database = new BetterSqlite3(file, options);
  try {
    return act(database);
  } finally {
    database.close();
  }
}

/** Returns the names of all tables in a database. A database of an older version has fewer tables. */
export function tablesIn(database: Database): Set<unknown> {
  return new Set(database.prepare("select name from sqlite_schema where type = 'table'").pluck().all());
}
