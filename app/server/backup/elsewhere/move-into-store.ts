import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { photoNameOf } from "~/photo-store/photo-files";
import type { FinishedFiles, PhotoStore } from "~/photo-store/photo-store.server";
import { tablesIn, withDatabaseFile } from "~/server/files/database-file";
import { forEachConcurrent } from "~/queues/some-at-once";

const uploadsAtOnce = 4;

/**
 * Moves the unpacked photos of a backup into the store, except those that it already has with the same bytes. Returns
 * whether the store had photos before.
 */
export async function moveIntoStore(unpacked: { database: string; uploads: string }, store: PhotoStore) {
  const photos = photosIn(unpacked.uploads);
  const before = new Map((await store.list()).map(({ name, files }) => [name, new Set(files)]));
  await forEachConcurrent(uploadsAtOnce, photos, async ([name, files]) => {
    const there = before.get(name);
    const isThere = there !== undefined && Object.keys(files).every((file) => there.has(file));
    if (!isThere || !(await areSame(store, files))) await store.put(name, files);
  });
  const after = new Set((await store.list()).flatMap(({ files }) => files));
  for (const file of [...photos.values()].flatMap((files) => Object.keys(files))) {
    if (!after.has(file)) throw new Error(`${file} was stored, and is not in the photo store`);
  }
  rmSync(unpacked.uploads, { recursive: true });
  // No backup has the files of share cards.
  withDatabaseFile(unpacked.database, (copy) => {
    if (tablesIn(copy).has("share_cards")) copy.exec("delete from share_cards");
  });
  return before.size > 0;
}

function photosIn(folder: string): Map<string, FinishedFiles> {
  const photos = new Map<string, FinishedFiles>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const name = photoNameOf(file);
    if (name !== null) photos.set(name, { ...photos.get(name), [file]: path.join(folder, file) });
  }
  return photos;
}

async function areSame(store: PhotoStore, files: FinishedFiles): Promise<boolean> {
  for (const [name, file] of Object.entries(files)) {
    const found = await store.read(name);
    const stored = await new Response(found?.stream ?? null).bytes();
    if (!readFileSync(file).equals(stored)) return false;
  }
  return true;
}
