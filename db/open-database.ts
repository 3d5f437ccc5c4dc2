import BetterSqlite3 from "better-sqlite3";
import {
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver as Transactions,
} from "kysely";
import { connect, type ExclusiveAccess, share } from "./exclusive-access";
import type { Database } from "./schema";
import { type Statements, SyncedConnection } from "./synced-connection";
import { WriteAheadLog } from "./write-ahead-log";

/** The site's database, and the raw connection to it for online backups and checkpoints. */
export interface OpenDatabase {
  db: Kysely<Database>;
  connection: BetterSqlite3.Database;
  /** Null when other processes can open the database, too. */
  exclusive: ExclusiveAccess | null;
}

/**
 * Opens or creates the SQLite file. A query resolves when its commit is on disk, and other queries see the commit only
 * then. Throws SQLite's error when the file cannot be opened or is no database. `onQuery` receives every statement and
 * every error.
 */
export function openDatabase(path: string, onQuery: (event: LogEvent) => void = () => {}): OpenDatabase {
  // Without a write-ahead log SQLite itself must sync each commit (FULL). A file system without shared memory has no
  // such log, nor has a database in memory.
  const { connection, hasLog, fault } = connect(() => new BetterSqlite3(path));
  connection.pragma(`synchronous = ${hasLog ? "NORMAL" : "FULL"}`);
  connection.pragma("busy_timeout = 5000");
  connection.pragma("foreign_keys = ON");
  connection.pragma("temp_store = MEMORY");
  // Deleted data are overwritten, not only marked as free.
  connection.pragma("secure_delete = ON");
  const log = hasLog ? new WriteAheadLog(connection) : null;
  const dialect = new TransactionalDdlDialect(connection, log);
  const db = new Kysely<Database>({ dialect, log: onQuery });
  const end = () =>
    db.connection().execute(() => {
      log?.close();
      return Promise.resolve(share(connection));
    });
  return { db, connection, exclusive: fault === null ? null : { fault, end } };
}

/**
 * Lets Kysely run migrations in a transaction. SQLite can change tables inside of one, which Kysely does not expect.
 */
class TransactionalDdlDialect extends SqliteDialect {
  readonly #connection: BetterSqlite3.Database;
  readonly #log: WriteAheadLog | null;

  constructor(connection: BetterSqlite3.Database, log: WriteAheadLog | null) {
    super({ database: connection });
    this.#connection = connection;
    this.#log = log;
  }

  override createDriver() {
    return new SyncingDriver(this.#connection, this.#log);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Makes queries resolve only when their commits are on disk: see SyncedConnection. */
class SyncingDriver extends Transactions {
  readonly #database: BetterSqlite3.Database;
  readonly #log: WriteAheadLog | null;
  readonly #statements: Statements;
  #synced: DatabaseConnection | null = null;

  constructor(database: BetterSqlite3.Database, log: WriteAheadLog | null) {
    const statements = withStatementCache(database, () => log?.close());
    super({ database: statements });
    this.#database = database;
    this.#log = log;
    this.#statements = statements;
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    if (this.#log === null) return connection;
    return (this.#synced ??= new SyncedConnection(connection, this.#database, this.#statements, this.#log));
  }

  /**
   * Skips the rollback if SQLite has already rolled back, as on a full disk. A second rollback would fail, and its
   * error would hide the first one.
   */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Keeps prepared statements, because the site runs few distinct ones. Kysely would prepare a statement for each
 * execution.
 */
function withStatementCache(connection: BetterSqlite3.Database, onClose: () => void) {
  const statements = new Map<string, BetterSqlite3.Statement>();
  return {
    prepare(sql: string) {
      let statement = statements.get(sql);
      if (!statement) {
        // `begin immediate` waits while a backup has the lock. A plain `begin` reads first, and its first write would
        // fail at once.
        statement = connection.prepare(sql === "begin" ? "begin immediate" : sql);
        if (statements.size < 500) statements.set(sql, statement);
      }
      return statement;
    },
    close: () => {
      onClose();
      connection.close();
    },
  };
}
