import { randomUUID } from "node:crypto";
import { rm, mkdir, writeFile } from "node:fs/promises";
import path, { dirname } from "node:path";
import { dayMs, dayOf } from "~/domain/day";
import type { Site } from "~/domain/site";
import { mayBeStored } from "~/domain/storage/storage-fault";
import type { EncodedPhoto, PreparedPhoto, Position } from "~/images/prepared-photo";
import { photoIdOf } from "~/photo-store/photo-files";
import { removePhotoFiles } from "./remove-photos.server";

/** A received file. It lies in a folder of its own, into which the photo worker writes the finished sizes. */
export interface ReceivedFile {
  path: string;
  fileName: string;
  /** The SHA-256 of the file's bytes in hex, by which a form that arrives twice is recognised. */
  digest: string;
  /** Position and time (see `PreparedPhoto`), which the browser sent with a photo that it had reduced, for a file without. */
  sentPosition?: Position | null;
  sentTakenAt?: string | null;
}

/**
 * Stores the files of new photos, then runs `write`, which ends with the transaction that stores the photos' rows.
 * After an error the files are removed again, unless the transaction may have been stored.
 */
export async function withStoredFiles<T>(site: Site, photos: EncodedPhoto[], write: () => Promise<T>) {
  try {
    for (const { name, files } of photos) await site.photos.put(name, files);
    return await write();
  } catch (error) {
    const names = photos.map(({ name }) => name);
    if (!mayBeStored(error)) await removePhotoFiles(site, names);
    throw error;
  }
}

/** Inserts the rows of photos whose files are stored, inside a transaction. Returns the photos' ids in order. */
export async function insertPhotos(site: Site, trx: Site["db"], photos: PreparedPhoto[]): Promise<string[]> {
  const now = site.now();
  const created_at = now.toISOString();
  // In some time zones it is already tomorrow. A day after tomorrow comes from a wrong clock and is not stored.
  const lastDay = dayOf(new Date(now.getTime() + dayMs));
  const rows = photos.map(({ name, width, height, sizes, digest, position, takenAt }) => {
    const place = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
    const isKnown = takenAt !== null && takenAt.slice(0, 10) <= lastDay;
    const [taken_on = null, taken_time = null] = isKnown ? takenAt.split("T") : [];
    const taken = { taken_on, taken_time };
    return { id: photoIdOf(name), name, width, height, sizes, digest, ...place, ...taken, created_at };
  });
  if (rows.length > 0) await trx.insertInto("photos").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Returns a path for a file that will be received, in a new folder of `site.incoming`. The caller makes the folder. */
export function newReceivedPath({ incoming }: Pick<Site, "incoming">): string {
  return path.join(incoming, randomUUID(), "received");
}

/** Removes received files, and their finished sizes that were not stored. The next start removes whatever remains. */
export async function removeReceived(paths: string[]): Promise<void> {
  await Promise.allSettled(paths.map((one) => rm(path.dirname(one), { recursive: true, force: true })));
}

/** Runs `work` with a copy of a stored photo's largest file, and removes it. Null when the photo's file is missing. */
export async function withStoredCopy<Made>(
  site: Pick<Site, "photos" | "incoming">,
  name: string,
  work: (path: string) => Promise<Made>,
): Promise<Made | null> {
  const file = await site.photos.read(name);
  if (!file) return null;
  return withNewFile(site, async (path) => {
    await writeFile(path, file.stream);
    return work(path);
  });
}

/** Runs `work` with the path of a file to write, in a new folder of `site.incoming`, and removes the folder. */
export async function withNewFile<Made>(
  site: Pick<Site, "incoming">,
  work: (path: string) => Promise<Made>,
): Promise<Made> {
  const path = newReceivedPath(site);
  try {
    await mkdir(dirname(path), { recursive: true });
    return await work(path);
  } finally {
    await removeReceived([path]);
  }
}
