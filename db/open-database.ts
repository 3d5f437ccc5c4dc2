import type BetterSqlite3 from "better-sqlite3";
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

/** How better-sqlite3 is loaded: from node_modules, or from the files that the executable unpacked. */
export type SqliteDriver = typeof BetterSqlite3;

/** The site's database, and the raw connection for what SQL alone cannot do (online backup, checkpoint). */
export interface OpenDatabase {
  db: Kysely<Database>;
  connection: BetterSqlite3.Database;
  /** Null when other processes can open the database, too. */
  exclusive: ExclusiveAccess | null;
}

/**
 * Opens (or creates) the SQLite file. What was committed is on disk when the query resolves, and no other query sees it
 * before that. Throws what SQLite throws when the file cannot be opened or is not a database. `onQuery` is told of every
 * statement and every error.
 */
export function openDatabase(
  Driver: SqliteDriver,
  path: string,
  onQuery: (event: LogEvent) => void = () => {},
): OpenDatabase {
  // A file system without shared memory has no such log, nor has a database in memory.
  const { connection, hasLog, fault } = connect(() => new Driver(path));
  connection.pragma(`synchronous = ${hasLog ? "NORMAL" : "FULL"}`);
  connection.pragma("busy_timeout = 5000");
  connection.pragma("foreign_keys = ON");
  connection.pragma("temp_store = MEMORY");
  // What is deleted is overwritten, not only forgotten.
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

/** SQLite can change tables inside a transaction; Kysely would run migrations without one. */
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

/** Queries resolve when what they committed is on disk, see SyncedConnection. */
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

  /** When a disk is full SQLite has rolled back already: a second time would hide the reason behind an error of its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely prepares a statement for each execution; the site runs few distinct ones, so each is kept. */
function withStatementCache(connection: BetterSqlite3.Database, onClose: () => void) {
  const statements = new Map<string, BetterSqlite3.Statement>();
  return {
    prepare(sql: string) {
      let statement = statements.get(sql);
      if (!statement) {
        // Upgrading a transaction that began by reading fails at once when a backup holds the lock; this one waits.
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
