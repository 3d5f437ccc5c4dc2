import type { SqliteDriver } from "~db/open-database";

/**
 * Takes a lock that the system releases however the process ends: an exclusive SQLite transaction on `file`, which holds
 * nothing else. Null, at once, when another process has the lock.
 */
export function lockDataDirectory(Driver: SqliteDriver, file: string): { release(): void } | null {
  const lock = new Driver(file, { timeout: 0 });
  try {
    // A journal on disk would need room, of which a full one has none.
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return null;
    throw error;
  }
  return { release: () => lock.close() };
}
