import { randomBytes } from "node:crypto";
import { closeSync, openSync, statfsSync } from "node:fs";
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
export function diskReserve({ root, reserve, incoming }: DataDirectory, emptyLog: () => Promise<boolean>) {
  let isHeld = false;
  let missing = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const refill = async () => (missing = Math.max(0, reserveBytes - (await fill(root, reserve))));
  const withReserve: StorageWatch["withReserve"] = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!isHeld || !isStorageFault(error) || mayBeStored(error)) throw error;
    }
    return inTurn(async () => {
      missing = reserveBytes;
      await rm(reserve, { force: true }).catch(unlessStorageFault);
      return act().finally(async () => {
        await emptyLog().catch(unlessStorageFault);
        await refill();
      });
    });
  };
  return {
    withReserve,
    /** Returns what is free for everybody: without what the reserve lacks, which it takes as soon as there is room. */
    async freeBytes(): Promise<number> {
      // Asked in another thread, it takes 0.3 ms of processor time for each page of the owner.
      const { bavail, bsize } = statfsSync(incoming);
      const free = bavail * bsize;
      if (missing > 0 && free > missing) void inTurn(refill);
      return Math.max(0, free - missing);
    },
    /** Takes up the room. From the first call on, the reserve is there to be used. */
    hold() {
      isHeld = true;
      return inTurn(refill);
    },
    /** Resolves when nothing is being written. */
    settled: () => inTurn(() => Promise.resolve()),
  };
}

/** Makes the file as large as it should be, or as the disk allows. Returns its size. */
async function fill(root: string, reserve: string): Promise<number> {
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
  return size;
}
