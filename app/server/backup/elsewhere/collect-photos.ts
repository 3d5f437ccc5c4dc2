import { existsSync } from "node:fs";
import { copyFile, link, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { photoNameOf } from "~/photo-store/photo-files";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import { forEachConcurrent } from "~/queues/some-at-once";

const downloads = 8;

/** Collects photo files of a site in a folder for a backup. */
export interface CollectedPhotos {
  /** Collects these files, except those collected before and those that are missing. */
  collect(fileNames: string[]): Promise<void>;
  has(fileName: string): boolean;
}

/** Collects from a directory with hard links. A link takes no space, and stays when the photo is removed. */
export async function photosOfDirectory(directory: string, folder: string): Promise<CollectedPhotos> {
  const collected = collecting(1, (name) => isLinked(path.join(directory, name), path.join(folder, name)));
  const names = existsSync(directory) ? await readdir(directory) : [];
  await collected.collect(names.filter((name) => photoNameOf(name) !== null));
  return collected;
}

/** Collects from a photo store by downloads, because a store has no hard links. */
export function photosOfStore(store: PhotoStore, folder: string): CollectedPhotos {
  return collecting(downloads, async (name) => {
    const found = await store.read(name);
    if (!found) return false;
    await writeFile(path.join(folder, name), Readable.fromWeb(found.stream as NodeStream), { mode: 0o600 });
    return true;
  });
}

function collecting(atOnce: number, isCollected: (name: string) => Promise<boolean>): CollectedPhotos {
  const collected = new Set<string>();
  const has = (name: string) => collected.has(name);
  const collect = (names: string[]) =>
    forEachConcurrent(atOnce, names, async (name) => {
      if (!has(name) && (await isCollected(name))) collected.add(name);
    });
  return { collect, has };
}

/** Makes a hard link, or a copy when the file system has no links. False when the file is gone. */
async function isLinked(file: string, as: string): Promise<boolean> {
  try {
    await link(file, as).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      return copyFile(file, as);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
