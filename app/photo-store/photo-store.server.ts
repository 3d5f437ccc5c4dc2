import { randomBytes } from "node:crypto";
import { photoNameOf } from "./photo-files";

/** The paths of a photo's finished files, by their names in the store (see `photoFiles`), the largest JPEG first. */
export type FinishedFiles = Record<string, string>;

/** A photo with at least one file in the store. */
export interface StoreEntry {
  name: string;
  files: string[];
  /** True when no `put`, in this process or another, can still be storing the photo. */
  isSettled: boolean;
}

/** A store of finished photos: a directory, or a bucket of an S3-compatible object store. */
export interface PhotoStore {
  /** Stores the files of a photo: all survive a power cut when it returns, and none is stored when it throws. */
  put(name: string, files: FinishedFiles): Promise<void>;
  /** Returns a file as a stream, which closes soon when nobody reads it, and its size. Null when it does not exist. */
  read(fileName: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Returns the size of a file without reading it. Null when it does not exist. */
  bytesOf(fileName: string): Promise<number | null>;
  /** Removes all files of the photo with this stored name. Missing files are no error. */
  remove(name: string): Promise<void>;
  /** Removes the photos with these ids, also those set aside inside the store. The removal survives a power cut. */
  removeForGood(ids: ReadonlySet<string>): Promise<void>;
  /** Lists every photo with a file in the store. No photo is listed twice. */
  list(): Promise<StoreEntry[]>;
  /** Removes temporary files of a killed `put`. Unless `isSweptInUse`, call it only while nothing is being stored. */
  removeUnfinished(): Promise<void>;
  /** Stores some bytes and removes them again. Throws the error of a store that cannot be written. */
  tryWriting(): Promise<void>;
  /** True when unknown photos may be set aside while the site is in use, not only before a photo is stored. */
  readonly isSweptInUse: boolean;
}

/** A younger file may belong to a `put` of another process. That takes far less than a day. In milliseconds. */
export const settledAfterMs = 24 * 60 * 60 * 1000;

/** Returns a new name for a file that is not finished. */
export function unfinishedName(): string {
  return `.${randomBytes(8).toString("hex")}.unfinished`;
}

/** Groups files by their photos. A photo is settled when all its files are settled. */
export function groupByPhoto(files: Iterable<{ name: string; ageMs: number }>): StoreEntry[] {
  const photos = new Map<string, StoreEntry>();
  for (const { name: fileName, ageMs } of files) {
    const name = photoNameOf(fileName);
    if (name === null) continue;
    const photo = photos.get(name) ?? { name, files: [], isSettled: true };
    photo.files.push(fileName);
    photo.isSettled &&= ageMs > settledAfterMs;
    photos.set(name, photo);
  }
  return [...photos.values()];
}
