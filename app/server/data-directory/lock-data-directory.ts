import type { SqliteDriver } from "~db/open-database";

/**
 * Takes a lock that the system always releases with the process: an exclusive SQLite transaction on `file`, which
 * contains nothing else. Returns null at once when another process has the lock.
 */
export function lockDataDirectory(Driver: SqliteDriver, file: string): { release(): void } | null {
  const lock = new Driver(file, { timeout: 0 });
  try {
    // A journal on disk needs space, and a full disk has none.
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return null;
    throw error;
  }
  return { release: () => lock.close() };
}
