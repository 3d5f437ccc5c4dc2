import type BetterSqlite3 from "better-sqlite3";
import type { DatabaseConnection, QueryResult } from "kysely";
import type { WriteAheadLog } from "./write-ahead-log";

/**
 * Returns a connection whose queries resolve only when their commits are on disk. Kysely gives it to one query or
 * transaction at a time, so nobody sees a commit that is not on disk yet.
 */
export function syncedConnection(
  connection: DatabaseConnection,
  database: BetterSqlite3.Database,
  prepare: (sql: string) => BetterSqlite3.Statement,
  log: WriteAheadLog,
): DatabaseConnection {
  // True at the start: an earlier process may have been killed before it synced its last commit.
  let hasWritten = true;
  return {
    async executeQuery<Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) {
      const { sql } = query;
      if (log.isUncertain) await log.recover();
      const writes = sql !== "begin" && !prepare(sql).readonly;
      const result = await connection.executeQuery<Row>(query);
      hasWritten ||= writes && hasChanged(sql, result);
      if (hasWritten && !database.inTransaction && sql !== "rollback") {
        hasWritten = false;
        await log.sync();
      }
      return result;
    },
    streamQuery() {
      throw new Error("a stream would not wait for the disk");
    },
  };
}

/** False for an `update`, `insert` or `delete` that has changed no row, because then nothing needs syncing. */
function hasChanged(sql: string, { rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean {
  return !/^(?:insert|update|delete)\b/i.test(sql) || rows.length > 0 || numAffectedRows > 0n;
}
