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

/** The disk has room for words, and none for photos. */
export class NoRoomForPhotos extends Error {
  override name = "NoRoomForPhotos";
  readonly code = "ENOSPC";
  readonly syscall = "write";
}

/** Whether a storage fault leaves words alone: the bucket is away, or the disk has no room for photos. */
export function isPhotoStoreFault(error: unknown): boolean {
  return ["BucketFault", "NoRoomForPhotos"].includes((error as Error | null)?.name ?? "");
}

/** What a fault of the storage is for the person who meets it; null: it is a bug. */
export function storageFaultCode(error: unknown): "cannot-store" | "photos-away" | null {
  if (!isStorageFault(error)) return null;
  return isPhotoStoreFault(error) ? "photos-away" : "cannot-store";
}

/** For what may fail on a full disk: throws every error that is no fault of the storage. */
export function unlessStorageFault(error: unknown): undefined {
  if (!isStorageFault(error)) throw error;
  return undefined;
}

/** Whether an error leaves open what is stored: the transaction was committed, but may not be on disk. */
export function mayBeStored(error: unknown): boolean {
  return (error as Error | null)?.name === "UnsyncedCommitError";
}
