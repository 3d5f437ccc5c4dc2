import type { Site } from "~/domain/site";
import { isStorageFault } from "./storage-fault";

/** Below this the owner is warned: room for the photos of a school class, and for making it free in time. */
const littleSpace = 300 * 1024 * 1024;
/** What is left for words when photos have taken the rest: no file of a form is received any more. */
export const reservedForText = 100 * 1024 * 1024;
/** With less than this, in bytes, not even words find room. */
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

/** Whether the disk takes photos: the last of the room is for the database. */
export async function hasRoomForPhotos({ freeBytes }: Pick<Site, "freeBytes">): Promise<boolean> {
  return (await freeBytes()) > reservedForText;
}
