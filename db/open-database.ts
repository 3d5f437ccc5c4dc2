import type BetterSqlite3 from "better-sqlite3";
import {
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver as Transactions,
} from "kysely";
import type { Database } from "./schema";

/** How better-sqlite3 is loaded: from node_modules, or from the files that the executable unpacked. */
export type SqliteDriver = typeof BetterSqlite3;

/** The site's database, and the raw connection for what SQL alone cannot do (online backup, checkpoint). */
export interface OpenDatabase {
  db: Kysely<Database>;
  connection: BetterSqlite3.Database;
}

/**
 * Opens (or creates) the SQLite file. A commit is on disk when it returns: WAL with `synchronous=FULL`.
 * Throws what SQLite throws when the file cannot be opened or is not a database. `onQuery` is told of every statement
 * and every error.
 */
export function openDatabase(
  Driver: SqliteDriver,
  path: string,
  onQuery: (event: LogEvent) => void = () => {},
): OpenDatabase {
  const connection = new Driver(path);
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  connection.pragma("busy_timeout = 5000");
  connection.pragma("foreign_keys = ON");
  connection.pragma("temp_store = MEMORY");
  // What is deleted is overwritten, not only forgotten.
  connection.pragma("secure_delete = ON");
  return {
    db: new Kysely<Database>({ dialect: new TransactionalDdlDialect(connection), log: onQuery }),
    connection,
  };
}

/** SQLite can change tables inside a transaction; Kysely would run migrations without one. */
class TransactionalDdlDialect extends SqliteDialect {
  readonly #connection: BetterSqlite3.Database;

  constructor(connection: BetterSqlite3.Database) {
    super({ database: withStatementCache(connection) });
    this.#connection = connection;
  }

  override createDriver() {
    return new SingleRollbackDriver(this.#connection);
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

/** When a disk is full SQLite has rolled back already: a second time would hide the reason behind an error of its own. */
class SingleRollbackDriver extends Transactions {
  readonly #connection: BetterSqlite3.Database;

  constructor(connection: BetterSqlite3.Database) {
    super({ database: withStatementCache(connection) });
    this.#connection = connection;
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely prepares a statement for each execution; the site runs few distinct ones, so each is kept. */
function withStatementCache(connection: BetterSqlite3.Database) {
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
    close: () => connection.close(),
  };
}
