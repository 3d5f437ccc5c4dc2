import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { dayMs } from "~/domain/day";
import { moveTo } from "~/photo-store/photo-directory.server";
import { photoNameOf, possibleFileNames } from "~/photo-store/photo-files";
import { unfinishedName } from "~/photo-store/photo-store.server";
import { makeFolder, syncToDisk } from "~/server/files/durable-files";
import type { DataDirectory } from "./paths";

/** Moves unknown photos out of the photo store and keeps them for 30 days. */
export type UnknownPhotosFolder = ReturnType<typeof unknownPhotosFolder>;

/** The time for which unknown photos are kept, in milliseconds. */
export const retentionMs = 30 * dayMs;
const folderName = /^foto-sconosciute-(\d{4}-\d{2}-\d{2})$/;

/** Sets unknown photos aside under `backups`, in a folder for each day of a start. That of this start is `today`. */
export function unknownPhotosFolder({ root, uploads, backups }: DataDirectory, today: Date) {
  const own = `foto-sconosciute-${today.toISOString().slice(0, 10)}`;
  const folder = path.join(backups, own);
  return {
    /** Moves all files of the photo with this stored name into the folder. */
    async setAside(name: string) {
      if (photoNameOf(name) !== name) return;
      makeFolder(root, backups);
      makeFolder(root, folder);
      for (const file of possibleFileNames(name)) {
        const from = path.join(uploads, file);
        if (existsSync(from))
          await moveTo(from, path.join(folder, file), path.join(folder, unfinishedName()));
      }
    },
    /** Syncs everything moved so far to disk, and returns its folder. */
    async done() {
      for (const changed of [folder, backups, uploads]) await syncToDisk(changed);
      return folder;
    },
    /** Removes folders of photos set aside more than 30 days before `now`. */
    async removeExpired(now: Date, runningMs: number) {
      for (const name of existsSync(backups) ? readdirSync(backups) : []) {
        const [, date] = folderName.exec(name) ?? [];
        if (date === undefined) continue;
        // This start's folder is as old as the process runs: a Raspberry Pi may start with a clock that is months late.
        const age = name === own ? runningMs : now.getTime() - Date.parse(date);
        if (age > retentionMs) rmSync(path.join(backups, name), { recursive: true, force: true });
      }
    },
  };
}
