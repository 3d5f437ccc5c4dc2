import type { SqliteDriver } from "~db/open-database";

/**
 * Takes a lock that the system releases however the process ends: an exclusive SQLite transaction on `file`, which holds
 * nothing else. Waits up to `waitMs`; null when another process has the lock.
 */
export function lockDataDirectory(
  Driver: SqliteDriver,
  file: string,
  waitMs: number,
): { release(): void } | null {
  const lock = new Driver(file, { timeout: waitMs });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return null;
    throw error;
  }
  return { release: () => lock.close() };
}
