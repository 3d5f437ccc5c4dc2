import { statfsSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import {
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { Database } from "./schema";
import { syncedConnection, WriteAheadLog } from "./synced-connection";

/** The site's database, and the raw connection to it for online backups and checkpoints. */
export type OpenDatabase = ReturnType<typeof openDatabase>;

/** Opens or creates the SQLite file. `onQuery` receives every statement and error. Throws SQLite's error. */
export function openDatabase(file: string, onQuery: (event: LogEvent) => void = () => {}) {
  // Queries resolve when their commit is on disk; others see it only then. Without a write-ahead log (in memory, or
  // without shared memory) SQLite itself must sync each commit (FULL).
  const { connection, hasLog, fault } = connect(() => new BetterSqlite3(file));
  connection.pragma(`synchronous = ${hasLog ? "NORMAL" : "FULL"}`);
  connection.pragma("busy_timeout = 5000");
  connection.pragma("foreign_keys = ON");
  connection.pragma("temp_store = MEMORY");
  // Deleted data are overwritten, not only marked as free.
  connection.pragma("secure_delete = ON");
  const log = hasLog ? new WriteAheadLog(connection) : null;
  const dialect = Object.assign(new SqliteDialect({ database: connection }), {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new SyncingDriver(connection, log),
  });
  const db = new Kysely<Database>({ dialect, log: onQuery });
  /** Lets other processes open the database again. False when there is still no room. */
  const end = (): Promise<boolean> =>
    db.connection().execute(async () => {
      log?.close();
      return share(connection);
    });
  // The access is exclusive when the disk was too full for the files that share a database between processes.
  return { db, connection, exclusive: fault === null ? null : { fault, end } };
}

/** Lets Kysely run migrations in a transaction: unlike Kysely, SQLite can change tables inside of one. */
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

/** The free bytes on the disk that are enough for the shared files of a database, and more. */
const enoughRoom = 1024 * 1024;

/** Makes this connection use a write-ahead log. False when the file system allows no such log. */
function useLog(connection: BetterSqlite3.Database): boolean {
  return connection.pragma("journal_mode = WAL", { simple: true }) === "wal";
}

/** Opens a database: for this process only, if the disk is too full for the files that processes share. */
function connect(open: () => BetterSqlite3.Database) {
  const shared = open();
  try {
    return { connection: shared, hasLog: useLog(shared), fault: null as unknown };
  } catch (fault) {
    shared.close();
    if (!/^SQLITE_(?:FULL|IOERR_SHM)/.test((fault as { code?: string }).code ?? "")) throw fault;
    const connection = open();
    // In this mode SQLite has the log's index in memory, so the full disk needs no file for it.
    connection.pragma("locking_mode = EXCLUSIVE");
    return { connection, hasLog: useLog(connection), fault };
  }
}

/** Shares an exclusive database again. False without room. The caller prevents any other use of the connection. */
function share(connection: BetterSqlite3.Database): boolean {
  const { bavail, bsize } = statfsSync(path.dirname(connection.name));
  if (bavail * bsize < enoughRoom) return false;
  connection.pragma("journal_mode = DELETE");
  connection.pragma("locking_mode = NORMAL");
  return useLog(connection);
}
