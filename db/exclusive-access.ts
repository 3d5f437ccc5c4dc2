import { statfsSync } from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";

/** A database that was opened on a full disk, without room for the files that processes share: nobody else can open it. */
export interface ExclusiveAccess {
  /** The fault that was met. */
  fault: unknown;
  /** Shares the database again; false: there is no room yet. */
  end(): Promise<boolean>;
}

/** More than the shared files of a database need, in bytes. */
const enoughRoom = 1024 * 1024;

/** Has this connection keep a write-ahead log; answers false where the file system allows none. */
export function useLog(connection: BetterSqlite3.Database): boolean {
  return connection.pragma("journal_mode = WAL", { simple: true }) === "wal";
}

/** Opens a database; when the disk is too full to share it, for this process alone. Throws what SQLite throws. */
export function connect(open: () => BetterSqlite3.Database): {
  connection: BetterSqlite3.Database;
  hasLog: boolean;
  fault: unknown;
} {
  const shared = open();
  try {
    return { connection: shared, hasLog: useLog(shared), fault: null };
  } catch (fault) {
    shared.close();
    if (!/^SQLITE_(?:FULL|IOERR_SHM)/.test((fault as { code?: string }).code ?? "")) throw fault;
    const connection = open();
    // The index of the log is then kept in memory.
    connection.pragma("locking_mode = EXCLUSIVE");
    return { connection, hasLog: useLog(connection), fault };
  }
}

/** Leaves the log and begins it anew, shared; the caller sees to it that nothing else uses the connection. */
export function share(connection: BetterSqlite3.Database): boolean {
  const { bavail, bsize } = statfsSync(path.dirname(connection.name));
  if (bavail * bsize < enoughRoom) return false;
  connection.pragma("journal_mode = DELETE");
  connection.pragma("locking_mode = NORMAL");
  return useLog(connection);
}
