/**
 * Whether this error says that nothing can be stored now: disk full, read-only, or taken away. Reading may well go
 * on, and later it may work again; anything else is a mistake of ours.
 */
export function isStorageFault(error: unknown): boolean {
  const { code = "", syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return false;
  return typeof syscall === "string" || /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)/.test(code);
}
