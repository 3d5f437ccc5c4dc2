import type BetterSqlite3 from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { WriteAheadLog } from "./write-ahead-log";

/** Prepares a statement, or returns the cached one. */
export interface Statements {
  prepare(sql: string): BetterSqlite3.Statement;
}

/**
 * A connection whose queries resolve only when their commits are on disk. Kysely gives it to one query or transaction
 * at a time, so nobody sees a commit that is not on disk yet.
 */
export class SyncedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #database: BetterSqlite3.Database;
  readonly #statements: Statements;
  readonly #log: WriteAheadLog;
  /**
   * True when a commit may not be on disk. True at the start, because an earlier process may have been killed before it
   * synced its last commit.
   */
  #hasWritten = true;

  constructor(
    connection: DatabaseConnection,
    database: BetterSqlite3.Database,
    statements: Statements,
    log: WriteAheadLog,
  ) {
    this.#connection = connection;
    this.#database = database;
    this.#statements = statements;
    this.#log = log;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const { sql } = query;
    if (this.#log.isUncertain) await this.#log.recover();
    const writes = sql !== "begin" && !this.#statements.prepare(sql).readonly;
    const result = await this.#connection.executeQuery<Row>(query);
    this.#hasWritten ||= writes && hasChanged(sql, result);
    if (this.#hasWritten && !this.#database.inTransaction && sql !== "rollback") {
      this.#hasWritten = false;
      await this.#log.sync();
    }
    return result;
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number) {
    if (this.#log.isUncertain) await this.#log.recover();
    yield* this.#connection.streamQuery<Row>(query, size);
  }
}

/** False for an `update`, `insert` or `delete` that has changed no row, because then nothing needs syncing. */
function hasChanged(sql: string, { rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean {
  return !/^(?:insert|update|delete)\b/i.test(sql) || rows.length > 0 || numAffectedRows > 0n;
}
