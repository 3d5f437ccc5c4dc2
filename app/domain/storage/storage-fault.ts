/** PostgreSQL: connection lost or refused, disk full, out of connections, I/O error, read-only, stopping or starting. */
const faultsOfPostgres = /^(?:08...|53100|53200|53300|58030|25006|57P0[123])$/;

/**
 * Whether an error of the file system or of the database says that nothing can be stored now: disk full, read-only or
 * gone. Reading may still work, and writing may work later. Any other error is a bug.
 */
export function isStorageFault(error: unknown): boolean {
  const { code = "", syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return false;
  if (typeof syscall === "string" || /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)/.test(code)) return true;
  return faultsOfPostgres.test(code);
}

/** Whether an error leaves open what is stored: the transaction was committed, but may not be on disk. */
export function mayBeStored(error: unknown): boolean {
  return (error as Error | null)?.name === "UnsyncedCommitError";
}
