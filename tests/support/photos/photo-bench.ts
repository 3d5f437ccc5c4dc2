import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { createPhotoPipeline, type FileOutcome } from "~/images/photo-pipeline.server";
import { type PhotoOperations, photoOperations } from "~/images/photo-operations.server";
import type { PreparedPhoto } from "~/images/prepared-photo";
import { cardAssets, outlines } from "./card-assets";
import { heicWorkerText } from "./heic-worker-text";

/** A prepared photo with the contents of its files, the largest JPEG first. */
export interface ReadPhoto extends Omit<PreparedPhoto, "files"> {
  files: { name: string; bytes: Buffer }[];
}

/** The real pipeline, with bytes instead of received files. */
export interface PhotoBench {
  prepare(bytes: Uint8Array, fileName?: string): Promise<NonNullable<FileOutcome>>;
  position(bytes: Uint8Array): ReturnType<PhotoOperations["inspect"]>;
  /** Prepares a photo that must be accepted. */
  photo(bytes: Uint8Array, fileName?: string): Promise<ReadPhoto>;
  close(): Promise<void>;
}

/** Opens a pipeline with its own directory. */
export async function photoBench(): Promise<PhotoBench> {
  const directory = await mkdtemp(path.join(tmpdir(), "giramondo-photos-"));
  const pipeline = createPhotoPipeline(photoOperations({ heicWorker: heicWorkerText, cardAssets, outlines }));
  const received = async (bytes: Uint8Array) => {
    const file = path.join(directory, randomUUID(), "received");
    await mkdir(path.dirname(file));
    await writeFile(file, bytes);
    return file;
  };
  const prepare: PhotoBench["prepare"] = async (bytes, fileName = "foto.jpg") => {
    const files = [{ path: await received(bytes), fileName }];
    const [outcome] = (await pipeline.prepare(files, { max: 1, sender: null })) ?? [];
    if (!outcome) throw new Error("nothing became of it");
    return outcome;
  };
  return {
    prepare,
    position: async (bytes) => pipeline.run("inspect", { path: await received(bytes) }),
    async photo(bytes, fileName) {
      const prepared = await prepare(bytes, fileName);
      if (!prepared.ok) throw new Error(`refused: ${prepared.code}`);
      const files = Object.entries(prepared.value.files).map(async ([name, file]) => ({
        name,
        bytes: await readFile(file),
      }));
      return { ...prepared.value, files: await Promise.all(files) };
    },
    close: () => rm(directory, { recursive: true }),
  };
}

/** Returns the colour at a point of the largest file. `x` and `y` go from 0 to 1. */
export async function colourAt(photo: ReadPhoto, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(photo.files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  const column = Math.round(x * (info.width - 1));
  const row = Math.round(y * (info.height - 1));
  return [...data.subarray((row * info.width + column) * info.channels).subarray(0, info.channels)];
}

/** Returns the difference of two colours in the channel where they differ most. */
export function distance(one: number[], other: number[]): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? Number.NaN))));
}
