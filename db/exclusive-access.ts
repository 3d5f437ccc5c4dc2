import { statfsSync } from "node:fs";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";

/** Access to a database by this process alone: the disk was too full for the files that share it between processes. */
export interface ExclusiveAccess {
  fault: unknown;
  /** Lets other processes open the database again. False when there is still no room. */
  end(): Promise<boolean>;
}

/** The free bytes on the disk that are enough for the shared files of a database, and more. */
const enoughRoom = 1024 * 1024;

/** Makes this connection use a write-ahead log. False when the file system allows no such log. */
function useLog(connection: BetterSqlite3.Database): boolean {
  return connection.pragma("journal_mode = WAL", { simple: true }) === "wal";
}

/** Opens a database: for this process only, if the disk is too full for the files that processes share. */
export function connect(open: () => BetterSqlite3.Database) {
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
export function share(connection: BetterSqlite3.Database): boolean {
  const { bavail, bsize } = statfsSync(path.dirname(connection.name));
  if (bavail * bsize < enoughRoom) return false;
  connection.pragma("journal_mode = DELETE");
  connection.pragma("locking_mode = NORMAL");
  return useLog(connection);
}
