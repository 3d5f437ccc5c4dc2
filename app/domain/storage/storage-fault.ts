/**
 * Whether an error of the file system or of SQLite says that nothing can be stored now: disk full, read-only or gone.
 * Reading may still work, and writing may work later. Any other error is a bug.
 */
export function isStorageFault(error: unknown): boolean {
  const { code = "", syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return false;
  return typeof syscall === "string" || /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)/.test(code);
}
