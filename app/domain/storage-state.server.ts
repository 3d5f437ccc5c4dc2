import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "./site";
import { isStorageFault } from "./storage-fault";

/** Below this the owner is warned: room for the photos of a school class, and for making it free in time. */
const littleSpace = 300 * 1024 * 1024;
/** What is left for words when photos have taken the rest, in bytes: then no file of a form is received any more. */
export const keptForWords = 100 * 1024 * 1024;
const probe = Buffer.alloc(64 * 1024);

/** How it stands with the disk under the site: fine, little space left (in bytes), or nothing can be stored now. */
export type StorageState = { code: "fine" | "unwritable" } | { code: "little-space"; bytes: number };

/** Tries to write where the site writes, and asks how much room there is. */
export async function storageState({
  incoming,
  freeBytes,
}: Pick<Site, "incoming" | "freeBytes">): Promise<StorageState> {
  const path = join(incoming, randomUUID());
  try {
    await writeFile(path, probe, { flush: true });
    await rm(path);
    const bytes = await freeBytes();
    return bytes < littleSpace ? { code: "little-space", bytes } : { code: "fine" };
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    await rm(path, { force: true }).catch(() => undefined);
    return { code: "unwritable" };
  }
}

/** Whether the disk takes photos: the last of the room is for the database. */
export async function hasRoomForPhotos({ freeBytes }: Pick<Site, "freeBytes">): Promise<boolean> {
  return (await freeBytes()) > keptForWords;
}
