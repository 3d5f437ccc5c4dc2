import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { photoNameOf, possibleFileNames } from "./photo-files";
import type { EncodedPhoto, PhotoStore } from "./photo-store.server";

const unfinished = /^\.[0-9a-f]{16}\.unfinished$/;
const chunkBytes = 64 * 1024;

/** The photos of a site as files in one directory, which is made when the first photo comes. */
export function createPhotoDirectory(directory: string): PhotoStore {
  const svgPath = (fileName: string) => join(directory, fileName);

  return {
    async put(photo) {
      const foreign = photo.files.find(({ name }) => photoNameOf(name) !== photo.name);
      if (foreign) throw new Error(`not a file of the photo ${photo.name}: ${foreign.name}`);
      await mkdir(directory, { recursive: true });
      const written: string[] = [];
      try {
        await writeAll(directory, photo, written);
        await flush(directory);
      } catch (error) {
        await removeAll(written);
        throw error;
      }
    },
    async read(fileName) {
      if (photoNameOf(fileName) === null) return null;
      const found = await stat(svgPath(fileName)).catch(nothingWhenMissing);
      return found?.isFile() ? { stream: streamOf(svgPath(fileName)), bytes: found.size } : null;
    },
    async remove(name) {
      if (photoNameOf(name) === name) await removeAll(possibleFileNames(name).map(svgPath));
    },
    async names() {
      const names = new Set<string>();
      for await (const fileName of entriesOf(directory)) {
        const name = photoNameOf(fileName);
        if (name) names.add(name);
      }
      return [...names];
    },
    async removeDebris() {
      for await (const fileName of entriesOf(directory)) {
        if (unfinished.test(fileName)) await removeAll([svgPath(fileName)]);
      }
    },
  };
}

/** Everything is complete under passing names before anything gets its own: a full disk leaves no photo by halves. */
async function writeAll(directory: string, { files }: EncodedPhoto, written: string[]): Promise<void> {
  const moves: [from: string, to: string][] = [];
  for (const { name, bytes } of files) {
    const from = join(directory, `.${randomBytes(8).toString("hex")}.unfinished`);
    moves.push([from, join(directory, name)]);
    written.push(from);
    const file = await open(from, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }
  for (const [from, to] of moves) {
    await rename(from, to);
    written.push(to);
  }
}

/** Makes the directory's own list of names survive a power cut. */
async function flush(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAll(paths: string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

async function* entriesOf(directory: string): AsyncGenerator<string> {
  const entries = await opendir(directory, { bufferSize: 512 }).catch(nothingWhenMissing);
  for await (const entry of entries ?? []) yield entry.name;
}

function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/**
 * Opens the file when the first bytes are asked for, so that an answer nobody reads leaves nothing open; closes it at
 * the end, at the first fault, and when the reader leaves, even while it is just being opened.
 */
function streamOf(path: string): ReadableStream<Uint8Array> {
  let opened: Promise<FileHandle> | null = null;
  const close = async () => {
    const closing = opened;
    opened = null;
    await (await closing)?.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const file = await (opened ??= open(path));
          const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes));
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await close();
          throw error;
        }
        await close();
        controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
