import BetterSqlite3 from "better-sqlite3";
import {
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { connect, type ExclusiveAccess, share } from "./exclusive-access";
import type { Database } from "./schema";
import { syncedConnection } from "./synced-connection";
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
  const dialect = {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new SyncingDriver(connection, log),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const db = new Kysely<Database>({ dialect, log: onQuery });
  const end = () =>
    db.connection().execute(async () => {
      log?.close();
      return share(connection);
    });
  return { db, connection, exclusive: fault === null ? null : { fault, end } };
}

/** Lets Kysely run migrations in a transaction. SQLite can change tables inside of one, which Kysely does not expect. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Makes queries resolve only when their commits are on disk: see `syncedConnection`. */
class SyncingDriver extends SqliteDriver {
  #synced: DatabaseConnection | undefined;

  constructor(
    private readonly database: BetterSqlite3.Database,
    private readonly log: WriteAheadLog | null,
    private readonly prepare = cachedStatements(database),
  ) {
    const close = () => {
      log?.close();
      database.close();
    };
    super({ database: { prepare, close } });
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    if (this.log === null) return connection;
    return (this.#synced ??= syncedConnection(connection, this.database, this.prepare, this.log));
  }

  /** SQLite may have rolled back, as on a full disk. Then another rollback would fail, and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Keeps prepared statements: the site runs few distinct ones, and Kysely would prepare one for each execution. */
function cachedStatements(connection: BetterSqlite3.Database) {
  const statements = new Map<string, BetterSqlite3.Statement>();
  return (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      // `begin immediate` waits while a backup has the lock. A plain `begin` reads first, and its first write would
      // fail at once.
      statement = connection.prepare(sql === "begin" ? "begin immediate" : sql);
      if (statements.size < 500) statements.set(sql, statement);
    }
    return statement;
  };
}
