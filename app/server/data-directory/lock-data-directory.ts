import BetterSqlite3 from "better-sqlite3";

/** Takes a lock that the system releases when the process ends. Null when another process has the lock. */
export function lockDataDirectory(file: string) {
  // It is an exclusive SQLite transaction on a file that has no other use.
  const lock = new BetterSqlite3(file, { timeout: 0 });
  try {
    // The journal is in memory, because on a full disk there is no room for it.
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return null;
    throw error;
  }
  const release = () => void lock.close();
  return { release, [Symbol.dispose]: release };
}
