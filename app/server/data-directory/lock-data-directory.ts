import type { SqliteDriver } from "~db/open-database";

/**
 * Makes this process the only one that serves a data directory: an exclusive transaction held open on a file of its
 * own, which the system lets go however the process ends. Null when another process has it.
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
