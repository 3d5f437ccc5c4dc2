import type { Site } from "~/domain/site";
import { isStorageFault, NoRoomForPhotos } from "./storage-fault";

/** The number of free bytes below which the owner is warned. */
const littleSpace = 300 * 1024 * 1024;
/** The number of free bytes that are reserved for texts. With less free space, forms can send no files. */
export const reservedForText = 100 * 1024 * 1024;
/** The number of free bytes below which nothing can be stored. */
const leastForText = 64 * 1024;

/** The state of the site's storage. "unwritable": nothing can be stored now. "photos-away": only photos cannot. */
export type StorageState =
  { code: "fine" | "unwritable" | "photos-away" } | { code: "little-space"; bytes: number };

/** Returns the state of the storage, from its free space and the last write. It tries a write only if that failed. */
export async function storageState(site: Pick<Site, "storage" | "freeBytes">): Promise<StorageState> {
  try {
    const bytes = await site.freeBytes();
    const failing = bytes < leastForText ? "everything" : await site.storage.failing();
    if (failing === "everything") return { code: "unwritable" };
    if (bytes < littleSpace) return { code: "little-space", bytes };
    return { code: failing === "photos" ? "photos-away" : "fine" };
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return { code: "unwritable" };
  }
}

/** True when the free space is enough for photos. */
export async function hasRoomForPhotos({ freeBytes }: Pick<Site, "freeBytes">): Promise<boolean> {
  return (await freeBytes()) > reservedForText;
}

/** Throws when the free space is enough for words but not for photos. */
export async function expectRoomForPhotos({ freeBytes }: Pick<Site, "freeBytes">): Promise<void> {
  const bytes = await freeBytes();
  if (bytes > leastForText && bytes <= reservedForText) throw new NoRoomForPhotos("the rest is for words");
}
