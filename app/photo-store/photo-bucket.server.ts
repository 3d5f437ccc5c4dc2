import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { forEachConcurrent } from "~/queues/some-at-once";
import { type BucketObjects, bucketObjects } from "./bucket-objects.server";
import { type BucketTimeouts, type BucketSettings, defaultTimeouts } from "./bucket-settings";
import { groupByPhoto } from "./group-by-photo";
import { photoIdOf, photoNameOf, possibleFileNames } from "./photo-files";
import type { PhotoStore, StoreEntry } from "./photo-store.server";

/** A PhotoStore in a bucket, with methods that only the server needs. */
export interface PhotoBucket extends PhotoStore {
  /** Returns the time of the store's clock. The store refuses the requests of a computer whose clock differs much. */
  time(): Promise<Date>;
  /** Moves the files of an unknown photo into the folder `foto-sconosciute-DAY`. */
  setAside(name: string, day: string): Promise<void>;
  /** Removes files that were set aside longer ago than `ageMs`, by the store's clock. */
  removeSetAside(ageMs: number): Promise<void>;
}

/** A younger object may belong to a story that another instance is still storing. That takes far less than a day. */
const settledAfterMs = 24 * 60 * 60 * 1000;
const asidePrefix = "foto-sconosciute-";
const atOnce = 8;

/** Opens the photos of a site in a bucket, one object for each file. All instances of the site use the same bucket. */
export async function openPhotoBucket(
  settings: BucketSettings,
  timeouts: BucketTimeouts = defaultTimeouts,
): Promise<PhotoBucket> {
  const objects = await bucketObjects(settings, timeouts);

  const removeAll = (names: string[]) => forEachConcurrent(atOnce, names, objects.remove);
  const store: PhotoBucket = {
    isSweptInUse: true,
    async put(name, files) {
      const foreign = Object.keys(files).find((fileName) => photoNameOf(fileName) !== name);
      if (foreign) throw new Error(`not a file of the photo ${name}: ${foreign}`);
      const putOne = async ([fileName, path]: [string, string]) => objects.put(fileName, await bytesOf(path));
      const results = await Promise.allSettled(Object.entries(files).map(putOne));
      const failed = results.find(({ status }) => status === "rejected");
      if (failed?.status === "rejected") {
        // An object may be stored although its answer was lost, so all are removed. A later sweep finds what remains.
        await removeAll(Object.keys(files)).catch(() => undefined);
        throw failed.reason;
      }
      for (const path of Object.values(files)) await rm(path, { force: true });
    },
    read: async (fileName) => (photoNameOf(fileName) === null ? null : objects.read(fileName)),
    async remove(name) {
      if (photoNameOf(name) === name) await removeAll(possibleFileNames(name));
    },
    async removeForGood(ids) {
      const { folders } = await objects.list(asidePrefix);
      for (const folder of ["", ...folders]) {
        const doomed = (await objects.list(folder)).objects.filter((one) => {
          const name = photoNameOf(one.name.slice(folder.length));
          return name !== null && ids.has(photoIdOf(name));
        });
        await removeAll(doomed.map((one) => one.name));
      }
    },
    list: () => listPhotos(objects),
    async removeUnfinished() {
      const trials = (await objects.list(".")).objects.filter(({ ageMs }) => ageMs > settledAfterMs);
      await removeAll(trials.map(({ name }) => name));
    },
    async tryWriting() {
      const name = `.${randomBytes(8).toString("hex")}.unfinished`;
      await objects.put(name, new Uint8Array(1024));
      try {
        const found = await objects.read(name);
        await new Response(found?.stream).arrayBuffer();
      } finally {
        await objects.remove(name);
      }
    },
    time: objects.time,
    async setAside(name, day) {
      for (const fileName of possibleFileNames(name)) {
        const found = await objects.read(fileName);
        if (!found) continue;
        const bytes = new Uint8Array(await new Response(found.stream).arrayBuffer());
        await objects.put(`${asidePrefix}${day}/${fileName}`, bytes);
        await objects.remove(fileName);
      }
    },
    async removeSetAside(ageMs) {
      const { folders } = await objects.list(asidePrefix);
      for (const folder of folders) {
        const old = (await objects.list(folder)).objects.filter((one) => one.ageMs > ageMs);
        await removeAll(old.map(({ name }) => name));
      }
    },
  };
  return store;
}

async function listPhotos(objects: BucketObjects): Promise<StoreEntry[]> {
  const files = (await objects.list()).objects;
  return groupByPhoto(files.map(({ name, ageMs }) => ({ name, isSettled: ageMs > settledAfterMs })));
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path));
}
