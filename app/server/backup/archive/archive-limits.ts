import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import { CannotDo } from "~/server/user-errors";
import { backupText, sizeText } from "~/text/it/commands/backup";
import { badArchive, databaseName, manifestName, settingsName } from "./manifest";

const megabyte = 1_000_000;
/** The limit of the unpacked bytes: a database of stories that repeat one letter shrinks to a 75th, photos do not. */
const unpacked = { always: 100 * megabyte, ratio: 200 };
/** The limit of the number of files. Each file adds at least the 32 bytes of its hash to an archive. */
const files = { always: 1000, perByte: 1 / 32 };
const photoMost = 64 * megabyte;
const settingsMost = megabyte;
/** The limit of the manifest's bytes, which are in memory: an entry for each file, and a list of missing photos. */
const manifestMost = { always: 16 * megabyte, perFile: 512 };

/** Creates the limits for one reading of `archive` that writes its files to `directory`. */
export function archiveLimits(archive: string, directory: string) {
  const { size } = statSync(archive);
  const max = unpacked.always + unpacked.ratio * size;
  const maxFiles = files.always + files.perByte * size;
  let total = 0;
  let count = 0;
  let kept = 0;
  const maxOf = (name: string) => {
    if (name === databaseName) return max;
    if (name === settingsName) return settingsMost;
    return name === manifestName ? manifestMost.always + count * manifestMost.perFile : photoMost;
  };
  return {
    count(bytes: number): void {
      total += bytes;
      if (total > max) throw badArchive(archive, "too-large");
    },
    /** Checks a file of `bytes` before it is read, and written to disk if `isKept`. Throws CannotDo, also without room. */
    judge(name: string, bytes: number, isKept: boolean): void {
      count += 1;
      const isTooLarge = bytes > maxOf(name) || total + bytes > max || count > maxFiles;
      if (isTooLarge) throw badArchive(archive, "too-large", name);
      if (isKept) requireDiskSpace(archive, bytes, directory, kept);
      if (isKept) kept += bytes;
    },
  };
}

/** Throws CannotDo without room for `bytes` more in `directory`. `before` bytes of the archive are already written. */
export function requireDiskSpace(archive: string, bytes: number, directory: string, before = 0): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (bytes <= free) return;
  const folder = path.dirname(directory);
  throw new CannotDo(backupText.noRoom(archive, folder, sizeText(before + bytes), sizeText(before + free)));
}
