import { openPhotoBucket, type PhotoBucket } from "~/photo-store/photo-bucket.server";
import { createPhotoDirectory } from "~/photo-store/photo-directory.server";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { Config } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/places";
import {
  retentionMs,
  type UnknownPhotosFolder,
  unknownPhotosFolder,
} from "~/server/data-directory/unknown-photos";

/** The photo store that the configuration names, and where its unknown photos go. */
export interface OpenedPhotos {
  photos: PhotoStore;
  unknown: UnknownPhotosFolder;
}

/** Opens it; a bucket is not asked anything yet. `today`: names the folder for unknown photos of a directory. */
export async function openPhotos(
  { photoBucket, databaseServer }: Pick<Config, "photoBucket" | "databaseServer">,
  places: DataDirectory,
  today: Date,
): Promise<OpenedPhotos> {
  if (!photoBucket) {
    const photos = createPhotoDirectory(places.uploads, { isShared: databaseServer !== null });
    return { photos, unknown: unknownPhotosFolder(places, today) };
  }
  const photos = await openPhotoBucket(photoBucket);
  const address = `s3://${photoBucket.bucket}/${photoBucket.prefix}`;
  return { photos, unknown: unknownPhotosInBucket(photos, address) };
}

/** In a bucket unknown photos are kept beside the others, by the day on which they were found. */
function unknownPhotosInBucket(photos: PhotoBucket, address: string): UnknownPhotosFolder {
  let count = 0;
  const day = () => new Date().toISOString().slice(0, 10);
  return {
    async setAside(name) {
      await photos.setAside(name, day());
      count += 1;
    },
    async done() {
      const found = count;
      count = 0;
      return found === 0 ? null : { count: found, folder: `${address}foto-sconosciute-${day()}` };
    },
    removeExpired: () => photos.removeSetAside(retentionMs),
  };
}
