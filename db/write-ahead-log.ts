import { closeSync, fdatasync, openSync, realpathSync } from "node:fs";
import type BetterSqlite3 from "better-sqlite3";

/** The error of a commit whose log could not be synced. Its data may be stored or not, now and after the next start. */
export class UnsyncedCommitError extends Error {
  override name = "UnsyncedCommitError";
  readonly syscall = "fdatasync";
  readonly code: string;

  constructor(options: { cause: unknown }) {
    super("the log of a commit is not on disk", options);
    this.code = (options.cause as { code?: string }).code ?? "EIO";
  }
}

/** The write-ahead log of a database with `synchronous=NORMAL`. It is synced to disk without blocking this thread. */
export class WriteAheadLog {
  #file: number | null = null;
  /** True when a commit may not be on disk. Then `recover` must be called before the next query. */
  isUncertain = false;

  constructor(private readonly connection: BetterSqlite3.Database) {}

  /** Resolves when all commits are on disk. Throws UnsyncedCommitError. */
  async sync(): Promise<void> {
    try {
      await this.#toDisk();
    } catch (cause) {
      this.isUncertain = true;
      throw new UnsyncedCommitError({ cause });
    }
  }

  /**
   * Recovers from a log that could not be synced. Linux counts the log's pages as written after the error, so later
   * commits in this log could be lost. So everything is moved into the database file, and a new log begins. Throws the
   * fault of the disk.
   */
  async recover(): Promise<void> {
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
