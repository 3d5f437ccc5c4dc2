import type { Kysely } from "kysely";
import { dayOf } from "~/domain/day";
import type { Site } from "~/domain/site";
import { mayBeStored } from "~/domain/storage/storage-fault";
import type { EncodedPhoto, PreparedPhoto } from "~/images/prepared-photo";
import type { Database } from "~db/schema";
import { photoIdOf } from "~/photo-store/photo-files";
import { removePhotoFiles } from "./remove-unused-photos.server";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Stores the files of new photos, then runs `write`, which ends with the transaction that stores the photos' rows.
 * After an error the files are removed again, unless the transaction may have been stored.
 */
export async function withStoredFiles<Written>(
  site: Site,
  photos: EncodedPhoto[],
  write: () => Promise<Written>,
): Promise<Written> {
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
export async function insertPhotos(
  site: Site,
  trx: Kysely<Database>,
  photos: PreparedPhoto[],
): Promise<string[]> {
  const now = site.now();
  const created_at = now.toISOString();
  // In some time zones it is already tomorrow. A day after tomorrow comes from a wrong clock and is not stored.
  const lastDay = dayOf(new Date(now.getTime() + dayMs));
  const rows = photos.map(({ name, width, height, sizes, digest, position, takenOn }) => {
    const place = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
    const taken_on = takenOn !== null && takenOn <= lastDay ? takenOn : null;
    return { id: photoIdOf(name), name, width, height, sizes, digest, ...place, taken_on, created_at };
  });
  if (rows.length > 0) await trx.insertInto("photos").values(rows).execute();
  return rows.map(({ id }) => id);
}
