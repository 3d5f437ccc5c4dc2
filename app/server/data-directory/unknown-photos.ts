import { existsSync, readdirSync, rmSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { photoNameOf, possibleFileNames } from "~/photo-store/photo-files";
import { makeFolder, syncToDisk } from "~/server/files/durable-files";
import type { DataDirectory } from "./paths";

/** The number of photos in the store that the database did not know, and the folder to which they were moved. */
export interface UnknownPhotos {
  count: number;
  folder: string;
}

/** Moves unknown photos out of the photo store and keeps them for 30 days. */
export interface UnknownPhotosFolder {
  /** Moves all files of the photo with this stored name into the folder of this start's date. */
  setAside(name: string): Promise<void>;
  /** Syncs everything moved so far to disk, and returns its number and folder. Null when nothing was moved. */
  done(): Promise<UnknownPhotos | null>;
  /**
   * Removes folders of photos set aside more than 30 days before `now`. The age of this start's folder is `runningMs`,
   * how long the process has run, and not its date: a Raspberry Pi may start with a clock that is months late.
   */
  removeExpired(now: Date, runningMs: number): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
/** The time for which unknown photos are kept, in milliseconds. */
export const retentionMs = 30 * day;
const folderName = /^foto-sconosciute-(\d{4}-\d{2}-\d{2})$/;

/** Sets unknown photos aside under `backups`, in a folder for each day of a start. That of this start is `today`. */
export function unknownPhotosFolder(
  { root, uploads, backups }: DataDirectory,
  today: Date,
): UnknownPhotosFolder {
  const own = `foto-sconosciute-${today.toISOString().slice(0, 10)}`;
  const folder = path.join(backups, own);
  let count = 0;
  return {
    async setAside(name) {
      if (photoNameOf(name) !== name) return;
      makeFolder(root, backups);
      makeFolder(root, folder);
      for (const file of possibleFileNames(name)) {
        const from = path.join(uploads, file);
        if (existsSync(from)) await move(from, path.join(folder, file));
      }
      count += 1;
    },
    async done() {
      if (count === 0) return null;
      for (const changed of [folder, backups, uploads]) await syncToDisk(changed);
      return { count, folder };
    },
    async removeExpired(now, runningMs) {
      for (const name of existsSync(backups) ? readdirSync(backups) : []) {
        const [, date] = folderName.exec(name) ?? [];
        if (date === undefined) continue;
        const age = name === own ? runningMs : now.getTime() - Date.parse(date);
        if (age > retentionMs) rmSync(path.join(backups, name), { recursive: true, force: true });
      }
    },
  };
}

/** Renames a file, or copies it when `uploads` is on another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyFile(from, to);
    await syncToDisk(to);
    await rm(from);
  }
}
