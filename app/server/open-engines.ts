import type { Db } from "~/domain/site";
import { isPhotoStoreFault } from "~/domain/storage/storage-fault";
import type { BucketFault } from "~/photo-store/bucket-fault";
import { type BucketSettings, defaultTimeouts } from "~/photo-store/bucket-settings";
import { createPhotoDirectory } from "~/photo-store/photo-directory.server";
import type { Config } from "~/server/configuration/config";
import type { Engines } from "~/server/configuration/engine-settings";
import { lockDataDirectory } from "~/server/data-directory/locks";
import { openData } from "~/server/data-directory/open-data";
import { type DataDirectory, prepareDataDirectory } from "~/server/data-directory/paths";
import { retentionMs, unknownPhotosFolder } from "~/server/data-directory/unknown-photos";
import { openDatabaseServer, type ServerOptions } from "~/server/database-server/open-database-server";
import { bucketSentence, openBucket } from "./photo-bucket";
import { CannotDo } from "./user-errors";

/** Opens the configured database with the newest schema. Throws CannotDo, with nothing changed. */
export async function openEngine(
  { databaseServer }: Engines,
  places: DataDirectory,
  { alone, ...on }: ServerOptions & { alone?: boolean } = {},
) {
  if (!databaseServer) return openData(places, { alone, onQuery: on.onQuery });
  const engine = await openDatabaseServer(databaseServer, on);
  return { ...engine, safetyCopy: null, exclusive: null };
}

/** Runs `work` with the database of the configured site, which may be running. Throws CannotDo. */
export async function withDatabase(config: Config, work: (db: Db["db"]) => Promise<void>): Promise<void> {
  const places = await prepareDataDirectory(config.dataDir);
  const lock = lockDataDirectory(places.lock);
  const opened = openEngine(config, places, { alone: lock !== null });
  await opened.then(({ db }) => work(db).finally(() => db.destroy())).finally(() => lock?.release());
}

/** Opens the configured photo store, and the folder for unknown photos of `today`. No request is sent to a bucket. */
export async function openPhotos(
  { photoBucket, databaseServer }: Engines,
  places: DataDirectory,
  today: Date,
) {
  if (!photoBucket) {
    const photos = createPhotoDirectory(places.uploads, { isShared: databaseServer !== null });
    return { photos, unknown: unknownPhotosFolder(places, today) };
  }
  const photos = await openBucket(photoBucket);
  // Unknown photos stay inside the bucket, in one folder for each day on which they were found.
  const day = () => new Date().toISOString().slice(0, 10);
  const unknown = {
    setAside: (name: string) => photos.setAside(name, day()),
    done: async () => `s3://${photoBucket.bucket}/${photoBucket.prefix}foto-sconosciute-${day()}`,
    removeExpired: () => photos.removeSetAside(retentionMs),
  };
  return { photos, unknown };
}

/** The timeouts of the check at the start. They are short, because /admin checks again later. */
const startTimeouts = { ...defaultTimeouts, headersMs: 3000, putMs: 3000, attempts: 1 };

/** Tries once to store in the bucket. Returns a fault that may pass, or null. Throws CannotDo for others. */
export async function findBucketFault(settings: BucketSettings): Promise<BucketFault | null> {
  const bucket = await openBucket(settings, startTimeouts);
  try {
    await bucket.tryWriting();
    return null;
  } catch (error) {
    if (!isPhotoStoreFault(error)) throw error;
    const fault = error as BucketFault;
    const { problem } = fault;
    if (problem === "no-bucket" || problem === "denied") throw new CannotDo(bucketSentence(fault));
    return fault;
  }
}
