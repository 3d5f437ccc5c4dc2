import { existsSync } from "node:fs";
import { copyFile, link, opendir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { photoNameOf } from "~/photo-store/photo-files";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import { forEachConcurrent } from "~/queues/some-at-once";

/** Collects photo files of a site in a folder for a backup. */
export interface CollectedPhotos {
  /** Collects these files, except those collected before and those that are missing. */
  collect(fileNames: Iterable<string>): Promise<void>;
  has(fileName: string): boolean;
}

/** Collects from a directory with hard links. A link takes no space, and stays when the photo is removed. */
export async function photosOfDirectory(directory: string, folder: string): Promise<CollectedPhotos> {
  const linked = new Set<string>();
  const one = async (name: string) => {
    if (await isLinked(path.join(directory, name), path.join(folder, name))) linked.add(name);
  };
  for await (const name of photoFileNames(directory)) await one(name);
  return {
    async collect(fileNames) {
      for (const name of fileNames) if (!linked.has(name)) await one(name);
    },
    has: (name) => linked.has(name),
  };
}

const downloads = 8;

/** Collects from a photo store by downloads, because a store has no hard links. */
export function photosOfStore(store: PhotoStore, folder: string): CollectedPhotos {
  const collected = new Set<string>();
  const one = async (name: string) => {
    const found = await store.read(name);
    if (!found) return;
    await writeFile(path.join(folder, name), Readable.fromWeb(found.stream as NodeStream), { mode: 0o600 });
    collected.add(name);
  };
  return {
    collect: (fileNames) =>
      forEachConcurrent(
        downloads,
        [...fileNames].filter((name) => !collected.has(name)),
        one,
      ),
    has: (name) => collected.has(name),
  };
}

async function* photoFileNames(directory: string): AsyncGenerator<string> {
  if (!existsSync(directory)) return;
  for await (const { name } of await opendir(directory)) if (photoNameOf(name) !== null) yield name;
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
