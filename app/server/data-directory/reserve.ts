import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { isStorageFault, mayBeStored, unlessStorageFault } from "~/domain/storage/storage-fault";
import type { StorageWatch } from "~/domain/site";
import { chownLike } from "~/server/files/durable-files";
import type { DataDirectory } from "./paths";

/** The size of the reserve: enough for the log of a deletion, and for that part of the database which it makes grow. */
const reserveBytes = 4 * 1024 * 1024;
const pieceBytes = 64 * 1024;

/**
 * A file of the data directory that takes up room for the owner: on a full disk it makes way for an act that ends a
 * session, begins one or deletes something. `emptyLog` gives the room of the database's log back.
 */
export function diskReserve({ root, reserve }: DataDirectory, emptyLog: () => Promise<boolean>) {
  let isHeld = false;
  let missing = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  /** Makes the file as large as it should be, or as the disk allows. */
  const fill = async () => {
    let size = 0;
    try {
      // Made in one go with its owner, because root may run this and end at any moment.
      closeSync(openSync(reserve, "a", 0o600));
      chownLike(root, reserve);
      const file = await open(reserve, "a");
      const write = async () => {
        ({ size } = await file.stat());
        while (size < reserveBytes) {
          // Random bytes take up their room on disks that compress, too.
          const { bytesWritten } = await file.write(randomBytes(Math.min(pieceBytes, reserveBytes - size)));
          size += bytesWritten;
        }
        await file.sync();
      };
      await write().finally(() => file.close());
    } catch (error) {
      unlessStorageFault(error);
    }
    missing = Math.max(0, reserveBytes - size);
  };
  const withReserve: StorageWatch["withReserve"] = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!isHeld || !isStorageFault(error) || mayBeStored(error)) throw error;
    }
    return inTurn(async () => {
      missing = reserveBytes;
      await rm(reserve, { force: true }).catch(unlessStorageFault);
      try {
        return await act();
      } finally {
        await emptyLog().catch(unlessStorageFault);
        await fill();
      }
    });
  };
  return {
    withReserve,
    /** Returns what is free for everybody: without what the reserve lacks, which it takes as soon as there is room. */
    withoutReserve(free: number): number {
      if (missing > 0 && free > missing) void inTurn(fill);
      return Math.max(0, free - missing);
    },
    /** Takes up the room. From the first call on, the reserve is there to be used. */
    hold() {
      isHeld = true;
      return inTurn(fill);
    },
    /** Resolves when nothing is being written. */
    settled: () => inTurn(() => Promise.resolve()),
  };
}
