import { statfsSync } from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";

/** A database opened on a full disk, without room for the files that processes share. Nobody else can open it. */
export interface ExclusiveAccess {
  /** The fault of the disk. */
  fault: unknown;
  /** Shares the database again. False when there is still no room. */
  end(): Promise<boolean>;
}

/** The room for the shared files of a database, and more, in bytes. */
const enoughRoom = 1024 * 1024;

/** Makes this connection use a write-ahead log. False when the file system allows none. */
export function useLog(connection: BetterSqlite3.Database): boolean {
  return connection.pragma("journal_mode = WAL", { simple: true }) === "wal";
}

/**
 * Opens a database. When the disk is too full to share it, only this process can use it. Throws the errors of SQLite.
 */
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
    // In this mode the index of the log is in memory.
    connection.pragma("locking_mode = EXCLUSIVE");
    return { connection, hasLog: useLog(connection), fault };
  }
}

/** Leaves the log and starts it again as a shared one. The caller must prevent any other use of the connection. */
export function share(connection: BetterSqlite3.Database): boolean {
  const { bavail, bsize } = statfsSync(path.dirname(connection.name));
  if (bavail * bsize < enoughRoom) return false;
  connection.pragma("journal_mode = DELETE");
  connection.pragma("locking_mode = NORMAL");
  return useLog(connection);
}
