import type { Site } from "~/domain/site";
import { isStorageFault } from "./storage-fault";

/** With less free space than this, in bytes, the owner is warned. */
const littleSpace = 300 * 1024 * 1024;
/** With less free space than this, in bytes, no files of forms are received: it is reserved for texts. */
export const reservedForText = 100 * 1024 * 1024;
/** With less free space than this, in bytes, nothing can be stored. */
const leastForText = 64 * 1024;

/** The state of the disk under the site: fine, little space left (in bytes), or nothing can be stored now. */
export type StorageState = { code: "fine" | "unwritable" } | { code: "little-space"; bytes: number };

/** The state of the disk by its free space and the last writes; writes nothing unless the last write failed. */
export async function storageState({
  storage,
  freeBytes,
}: Pick<Site, "storage" | "freeBytes">): Promise<StorageState> {
  try {
    const bytes = await freeBytes();
    if (bytes < leastForText || (await storage.isFailing())) return { code: "unwritable" };
    return bytes < littleSpace ? { code: "little-space", bytes } : { code: "fine" };
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return { code: "unwritable" };
  }
}

/** Whether the free space is enough for photos. */
export async function hasRoomForPhotos({ freeBytes }: Pick<Site, "freeBytes">): Promise<boolean> {
  return (await freeBytes()) > reservedForText;
}
