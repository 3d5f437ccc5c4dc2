import { existsSync, readdirSync, rmSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { photoNameOf, possibleFileNames } from "~/images/photo-files";
import { makeFolder } from "./chown-like";
import type { DataDirectory } from "./places";
import { syncToDisk } from "./sync-to-disk";

/** Photos that were in `uploads` though the database does not know them. */
export interface UnknownPhotos {
  count: number;
  /** Where they are now. */
  folder: string;
}

/** Takes unknown photos out of `uploads` and keeps them for 30 days. */
export interface UnknownPhotosFolder {
  /** Moves all files of the photo with this stored name into the folder of the day. */
  setAside(name: string): Promise<void>;
  /** What has been set aside, once it is on disk; null when nothing was. */
  done(): Promise<UnknownPhotos | null>;
  /**
   * Removes folders after 30 days. That of this start is judged by how long it has been running: a Raspberry Pi may
   * have started with the clock of last month.
   */
  removeExpired(now: Date, runningMs: number): void;
}

const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;
const folderName = /^foto-sconosciute-(\d{4}-\d{2}-\d{2})$/;

/** The folders for unknown photos under `backups`; `today` gives the one of this start its name. */
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
    removeExpired(now, runningMs) {
      for (const name of existsSync(backups) ? readdirSync(backups) : []) {
        const [, date] = folderName.exec(name) ?? [];
        if (date === undefined) continue;
        const age = name === own ? runningMs : now.getTime() - Date.parse(date);
        if (age > keptFor) rmSync(path.join(backups, name), { recursive: true, force: true });
      }
    },
  };
}

/** Photos may lie on a disk of their own. */
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
