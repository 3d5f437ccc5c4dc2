import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import { CannotDo } from "~/server/user-errors";
import { backupText, sizeText } from "~/text/it/commands/backup";
import { InvalidArchive, databaseName, manifestName, settingsName } from "./manifest";

const megabyte = 1_000_000;
/**
 * The limits of an archive's unpacked size: `always`, or `ratio` times its own size. No archive of ours exceeds them:
 * a database of stories that repeat one letter is compressed 75 times, photos not at all.
 */
const unpacked = { always: 100 * megabyte, ratio: 200 };
/** Each file costs an archive at least the 32 bytes of its hash. */
const files = { always: 1000, perByte: 1 / 32 };
const photoMost = 64 * megabyte;
const settingsMost = megabyte;
/** The manifest is in memory: one entry for each file, and a list of missing photos. */
const manifestMost = { always: 16 * megabyte, perFile: 512 };

/** Creates the limits for reading `archive` once and writing its files to `directory`. */
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
    /** Counts unpacked bytes of any kind. Throws InvalidArchive `too-large`. */
    count(bytes: number): void {
      total += bytes;
      if (total > max) throw new InvalidArchive("too-large");
    },
    /**
     * Checks a file of `bytes` before it is read; `isKept` files will be written. Throws InvalidArchive `too-large`,
     * or CannotDo when the disk has no room for it.
     */
    judge(name: string, bytes: number, isKept: boolean): void {
      count += 1;
      const isTooLarge = bytes > maxOf(name) || total + bytes > max || count > maxFiles;
      if (isTooLarge) throw new InvalidArchive("too-large", name);
      if (isKept) requireDiskSpace(archive, bytes, directory, kept);
      if (isKept) kept += bytes;
    },
  };
}

/**
 * Throws CannotDo when the disk of `directory` has no room for `bytes` more. `before` is the number of bytes already
 * written.
 */
export function requireDiskSpace(archive: string, bytes: number, directory: string, before = 0): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (bytes <= free) return;
  const folder = path.dirname(directory);
  throw new CannotDo(backupText.noRoom(archive, folder, sizeText(before + bytes), sizeText(before + free)));
}
