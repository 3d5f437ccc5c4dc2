import { closeSync, fdatasync, openSync, realpathSync } from "node:fs";
import type BetterSqlite3 from "better-sqlite3";

/** A commit whose log could not be brought to disk: what it stored may be there or not, now and after the next start. */
export class UnsyncedCommitError extends Error {
  override name = "UnsyncedCommitError";
  readonly syscall = "fdatasync";
  readonly code: string;

  constructor(options: { cause: unknown }) {
    super("the log of a commit is not on disk", options);
    this.code = (options.cause as { code?: string }).code ?? "EIO";
  }
}

/** The log of an SQLite database, with `synchronous=NORMAL`: brought to disk without keeping this thread waiting. */
export class WriteAheadLog {
  readonly #connection: BetterSqlite3.Database;
  #file: number | null = null;
  #isUncertain = false;

  constructor(connection: BetterSqlite3.Database) {
    this.#connection = connection;
  }

  /** Whether something was committed that may not be on disk: then `recover` goes before anything else. */
  get isUncertain(): boolean {
    return this.#isUncertain;
  }

  /** Resolves when all that was committed is on disk. Throws UnsyncedCommitError. */
  async sync(): Promise<void> {
    try {
      await this.#toDisk();
    } catch (cause) {
      this.#isUncertain = true;
      throw new UnsyncedCommitError({ cause });
    }
  }

  /**
   * After a log that could not be brought to disk. Linux takes its pages for written then, and what is committed next could
   * be lost with them: so everything goes into the file of the database, and the log begins anew. Throws the fault of the
   * disk.
   */
  async recover(): Promise<void> {
    const [done] = this.#connection.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (done?.busy !== 0)
      throw Object.assign(new Error("the database is being read"), { code: "SQLITE_BUSY" });
    await this.#toDisk();
    this.#isUncertain = false;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  /** The log is one file for as long as the connection is open. */
  #toDisk(): Promise<void> {
    const file = (this.#file ??= openSync(`${realpathSync(this.#connection.name)}-wal`, "r"));
    return new Promise((resolve, reject) => fdatasync(file, (error) => (error ? reject(error) : resolve())));
  }
}
