import { readFile, rm } from "node:fs/promises";
import { forEachConcurrent } from "~/queues/some-at-once";
import { bucketObjects } from "./bucket-objects.server";
import { type BucketSettings, defaultTimeouts } from "./bucket-settings";
import { photoIdOf, photoNameOf, possibleFileNames, requireFilesOf } from "./photo-files";
import { groupByPhoto, type PhotoStore, settledAfterMs, unfinishedName } from "./photo-store.server";

export type PhotoBucket = Awaited<ReturnType<typeof openPhotoBucket>>;

const asidePrefix = "foto-sconosciute-";
const atOnce = 8;

/** Opens the photos of a site in a bucket, one object for each file. All instances of the site use the same bucket. */
export async function openPhotoBucket(settings: BucketSettings, timeouts = defaultTimeouts) {
  const objects = await bucketObjects(settings, timeouts);
  const removeAll = (names: string[]) => forEachConcurrent(atOnce, names, objects.remove);
  const removeWhere = async (folder: string, isDoomed: (name: string, ageMs: number) => boolean) => {
    const { objects: found } = await objects.list(folder);
    const doomed = found.filter(({ name, ageMs }) => isDoomed(name.slice(folder.length), ageMs));
    await removeAll(doomed.map(({ name }) => name));
  };
  const store: PhotoStore = {
    isSweptInUse: true,
    async put(name, files) {
      requireFilesOf(name, files);
      try {
        await forEachConcurrent(atOnce, Object.entries(files), async ([fileName, path]) =>
          objects.put(fileName, new Uint8Array(await readFile(path))),
        );
      } catch (error) {
        // An object may be stored although its answer was lost, so all are removed. A later sweep finds what remains.
        await removeAll(Object.keys(files)).catch(() => undefined);
        throw error;
      }
      for (const path of Object.values(files)) await rm(path, { force: true });
    },
    read: async (fileName) => (photoNameOf(fileName) === null ? null : objects.read(fileName)),
    bytesOf: (fileName) => bytesOf(objects, fileName),
    async remove(name) {
      if (photoNameOf(name) === name) await removeAll(possibleFileNames(name));
    },
    async removeForGood(ids) {
      const { folders } = await objects.list(asidePrefix);
      const isOfThese = (fileName: string) => ids.has(photoIdOf(photoNameOf(fileName) ?? ""));
      for (const folder of ["", ...folders]) await removeWhere(folder, isOfThese);
    },
    list: async () => groupByPhoto((await objects.list()).objects),
    removeUnfinished: () => removeWhere(".", (_, ageMs) => ageMs > settledAfterMs),
    tryWriting: () => tryWriting(objects),
  };
  return {
    ...store,
    /** Returns the time of the store's clock. The store refuses the requests of a computer whose clock differs much. */
    time: objects.time,
    /** Moves the files of an unknown photo into the folder `foto-sconosciute-DAY`. */
    async setAside(name: string, day: string) {
      for (const fileName of possibleFileNames(name)) {
        const found = await objects.read(fileName);
        if (!found) continue;
        const bytes = new Uint8Array(await new Response(found.stream).arrayBuffer());
        await objects.put(`${asidePrefix}${day}/${fileName}`, bytes);
        await objects.remove(fileName);
      }
    },
    /** Removes files that were set aside longer ago than `ageMs`, by the store's clock. */
    async removeSetAside(ageMs: number) {
      const { folders } = await objects.list(asidePrefix);
      for (const folder of folders) await removeWhere(folder, (_, age) => age > ageMs);
    },
  };
}

type Objects = Awaited<ReturnType<typeof bucketObjects>>;

async function bytesOf(objects: Objects, fileName: string): Promise<number | null> {
  if (photoNameOf(fileName) === null) return null;
  // Not by HEAD: some stores answer it with a body, which breaks the connection.
  const { objects: found } = await objects.list(fileName);
  return found.find(({ name }) => name === fileName)?.bytes ?? null;
}

async function tryWriting(objects: Objects): Promise<void> {
  const name = unfinishedName();
  await objects.put(name, new Uint8Array(1024));
  const readBack = async () => new Response((await objects.read(name))?.stream).arrayBuffer();
  await readBack().finally(() => objects.remove(name));
}
