import { closeSync, fdatasync, openSync, realpathSync } from "node:fs";
import type BetterSqlite3 from "better-sqlite3";
import type { DatabaseConnection, QueryResult } from "kysely";

/** Returns a connection whose queries resolve only when their commits are on disk: nobody sees a commit before. */
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

/** The write-ahead log of a database with `synchronous=NORMAL`. It is synced to disk without blocking this thread. */
export class WriteAheadLog {
  #file: number | null = null;
  /** True when a commit may not be on disk. Then `recover` must be called before the next query. */
  isUncertain = false;

  constructor(private readonly connection: BetterSqlite3.Database) {}

  /** Resolves when all commits are on disk. Throws the error `UnsyncedCommitError`. */
  async sync(): Promise<void> {
    try {
      await this.#toDisk();
    } catch (cause) {
      this.isUncertain = true;
      // The data of the commit may be stored or not, now and after the next start.
      const error = new Error("the log of a commit is not on disk", { cause });
      const { code = "EIO" } = cause as { code?: string };
      throw Object.assign(error, { name: "UnsyncedCommitError", syscall: "fdatasync", code });
    }
  }

  /** Recovers from a log that could not be synced. Throws the fault of the disk. */
  async recover(): Promise<void> {
    // Linux counts the log's pages as written after the error, so later commits in this log could be lost. So all of it
    // is moved into the database file, and a new log begins.
    const [done] = this.connection.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (done?.busy !== 0)
      throw Object.assign(new Error("the database is being read"), { code: "SQLITE_BUSY" });
    await this.#toDisk();
    this.isUncertain = false;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  /** Syncs the log to disk. The log stays the same file for as long as the connection is open. */
  #toDisk(): Promise<void> {
    const file = (this.#file ??= openSync(`${realpathSync(this.connection.name)}-wal`, "r"));
    return new Promise((resolve, reject) => fdatasync(file, (error) => (error ? reject(error) : resolve())));
  }
}
