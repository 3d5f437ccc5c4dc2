import { existsSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { photoNameOf, possibleFileNames } from "~/images/photo-files";
import type { PhotoStore } from "~/images/photo-store.server";
import { makeFolder } from "./chown-like";
import { momentInName } from "./moment-in-name";
import type { DataDirectory } from "./places";
import { syncToDisk } from "./sync-to-disk";

/** Photos that the database does not know, though the site may once have received them. */
export interface StrayPhotos {
  count: number;
  /** Where they are now. */
  folder: string;
}

/**
 * The same photos in a store that throws none away: what is removed goes into a new folder under `backups`. `kept`
 * answers what went there, once it is on disk; null when nothing did.
 */
export function keepingAside(
  photos: PhotoStore,
  { root, uploads, backups }: DataDirectory,
): { photos: PhotoStore; kept(): Promise<StrayPhotos | null> } {
  const folder = path.join(backups, `foto-senza-padrone-${momentInName(new Date().toISOString())}`);
  let count = 0;
  const remove = async (name: string) => {
    if (photoNameOf(name) !== name) return;
    const files = possibleFileNames(name).filter((file) => existsSync(path.join(uploads, file)));
    if (files.length === 0) return;
    makeFolder(root, backups);
    makeFolder(root, folder);
    for (const file of files) await move(path.join(uploads, file), path.join(folder, file));
    count += 1;
  };
  const kept = async () => {
    if (count === 0) return null;
    for (const changed of [folder, backups, uploads]) await syncToDisk(changed);
    return { count, folder };
  };
  return { photos: { ...photos, remove }, kept };
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
