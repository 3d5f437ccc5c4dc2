/** PostgreSQL: connection lost or refused, disk full, no memory or connections, I/O error, read-only, not running. */
const faultsOfPostgres = /^(?:08...|53100|53200|53300|58030|25006|57P0[123])$/;

/** True when an error means that nothing can be stored now: the disk is full, read-only or gone. Others are bugs. */
export function isStorageFault(error: unknown): boolean {
  const { code = "", syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return false;
  if (typeof syscall === "string" || /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN)/.test(code)) return true;
  return faultsOfPostgres.test(code);
}

/** The error when the disk has room for words but not for photos. */
export class NoRoomForPhotos extends Error {
  override name = "NoRoomForPhotos";
  readonly code = "ENOSPC";
  readonly syscall = "write";
}

/** True when a storage fault concerns only photos, so that words can still be stored. */
export function isPhotoStoreFault(error: unknown): boolean {
  return ["BucketFault", "NoRoomForPhotos"].includes((error as Error | null)?.name ?? "");
}

/** Returns the code by which a page or an answer explains a storage fault. Null when the error is no storage fault. */
export function storageFaultCode(error: unknown): "cannot-store" | "photos-away" | null {
  if (!isStorageFault(error)) return null;
  return isPhotoStoreFault(error) ? "photos-away" : "cannot-store";
}

/** Ignores a storage fault and throws every other error. For work that may be left undone on a full disk. */
export function unlessStorageFault(error: unknown): undefined {
  if (!isStorageFault(error)) throw error;
  return undefined;
}

/** True when an error leaves open whether data are stored: the transaction is committed, but may not be on disk yet. */
export function mayBeStored(error: unknown): boolean {
  return (error as Error | null)?.name === "UnsyncedCommitError";
}
