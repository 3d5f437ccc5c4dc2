import * as fs from "node:fs/promises";
import { join } from "node:path";
import { ReadableStream as WebStream } from "node:stream/web";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import { photoIdOf, photoNameOf, possibleFileNames, requireFilesOf } from "./photo-files";
import { groupByPhoto, type PhotoStore, settledAfterMs, unfinishedName } from "./photo-store.server";

const unfinished = /^\.[0-9a-f]{16}\.unfinished$/;
const trialBytes = 64 * 1024;

/** Creates a store in a directory, made for the first photo. If `isShared`, other processes store there, too. */
export function createPhotoDirectory(directory: string, { isShared = false } = {}): PhotoStore {
  const pathOf = (fileName: string) => join(directory, fileName);
  const ageOf = async (fileName: string) => {
    if (!isShared) return Infinity;
    const found = await fs.stat(pathOf(fileName)).catch(nothingWhenMissing);
    return found ? Date.now() - found.mtimeMs : 0;
  };

  const store: PhotoStore = {
    isSweptInUse: isShared,
    async put(name, files) {
      requireFilesOf(name, files);
      await fs.mkdir(directory, { recursive: true });
      await moveAll(files, directory);
    },
    async read(fileName) {
      if (photoNameOf(fileName) === null) return null;
      const found = await fs.stat(pathOf(fileName)).catch(nothingWhenMissing);
      if (!found?.isFile()) return null;
      const stream = WebStream.from(chunksOf(pathOf(fileName))) as ReadableStream<Uint8Array>;
      return { stream, bytes: found.size };
    },
    async bytesOf(fileName) {
      if (photoNameOf(fileName) === null) return null;
      return (await fs.stat(pathOf(fileName)).catch(nothingWhenMissing))?.size ?? null;
    },
    async remove(name) {
      if (photoNameOf(name) === name) await removeAll(possibleFileNames(name).map(pathOf));
    },
    async removeForGood(ids) {
      for (const { name } of await store.list()) {
        if (ids.has(photoIdOf(name))) await store.remove(name);
      }
      // Removals are final only after this flush. It also covers earlier removals, so it runs in any case.
      await flush(directory).catch(nothingWhenMissing);
    },
    async list() {
      const files = [];
      for await (const name of entriesOf(directory)) files.push({ name, ageMs: await ageOf(name) });
      return groupByPhoto(files);
    },
    async removeUnfinished() {
      for await (const fileName of entriesOf(directory)) {
        const isLeftOver = unfinished.test(fileName) && (await ageOf(fileName)) > settledAfterMs;
        if (isLeftOver) await removeAll([pathOf(fileName)]);
      }
    },
    async tryWriting() {
      const trial = pathOf(unfinishedName());
      const written = fs.writeFile(trial, Buffer.alloc(trialBytes), { flush: true });
      await written.finally(() => removeAll([trial]));
    },
  };
  return store;
}

/** Moves files into a directory under their new names, all or none. */
async function moveAll(files: Record<string, string>, directory: string): Promise<void> {
  const stored: string[] = [];
  try {
    for (const path of Object.values(files)) await flush(path);
    for (const [fileName, path] of Object.entries(files)) {
      const to = join(directory, fileName);
      await moveTo(path, to, join(directory, unfinishedName()));
      stored.push(to);
    }
    await flush(directory);
  } catch (error) {
    await removeAll(stored);
    throw error;
  }
}

/** Moves a file. When `to` is on another file system, the bytes are first copied to the path `copy` beside `to`. */
export async function moveTo(from: string, to: string, copy: string): Promise<void> {
  try {
    return await fs.rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
  }
  try {
    await fs.copyFile(from, copy);
    await flush(copy);
    await fs.rename(copy, to);
  } catch (error) {
    await removeAll([copy]);
    throw error;
  }
  await removeAll([from]);
}

async function flush(path: string): Promise<void> {
  const handle = await fs.open(path);
  await handle.sync().finally(() => handle.close());
}

async function removeAll(paths: string[]): Promise<void> {
  for (const path of paths) await fs.rm(path, { recursive: true, force: true });
}

async function* entriesOf(directory: string): AsyncGenerator<string> {
  const entries = await fs.opendir(directory, { bufferSize: 512 }).catch(nothingWhenMissing);
  for await (const entry of entries ?? []) yield entry.name;
}

function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

const chunkBytes = 64 * 1024;
/** Each chunk waits for its own turn of the event loop. Otherwise everybody would wait for the chunks of many files. */
const inTurn = eventLoopTurns(1);

/** Yields the bytes of a file, which is opened at the first read: an unread answer leaves nothing open. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  await new Promise<void>(inTurn);
  const file = await fs.open(path);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      await new Promise<void>(inTurn);
    }
  } finally {
    await file.close();
  }
}
