import { photoNameOf } from "./photo-files";
import type { StoreEntry } from "./photo-store.server";

/** The photos to which these files belong, with their files; a photo is settled when all of them are. */
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
