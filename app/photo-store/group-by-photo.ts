import { photoNameOf } from "./photo-files";
import type { StoreEntry } from "./photo-store.server";

/** Groups files by their photos. A photo is settled when all its files are settled. */
export function groupByPhoto(files: Iterable<{ name: string; isSettled: boolean }>): StoreEntry[] {
  const photos = new Map<string, StoreEntry>();
  for (const { name: fileName, isSettled } of files) {
    const name = photoNameOf(fileName);
    if (name === null) continue;
    const photo = photos.get(name);
    if (!photo) photos.set(name, { name, files: [fileName], isSettled });
    else {
      photo.files.push(fileName);
      photo.isSettled &&= isSettled;
    }
  }
  return [...photos.values()];
}
