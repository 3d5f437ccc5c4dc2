import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** The folders of nightly backups, and how many of them each keeps. */
export const kept = { giornaliere: 7, settimanali: 4, mensili: 12 };

type Kept = keyof typeof kept;

/** A backup. It can have several names, as the backup of a day and that of its month. */
export interface ExistingBackup {
  files: string[];
  bytes: number;
  /** The time when it was made, in milliseconds. */
  madeAt: number;
}

/** Returns the backups in a folder and in its folders of nightly backups, the newest first. */
export function backupsIn(folder: string, among = ["", ...Object.keys(kept)]): ExistingBackup[] {
  const found = new Map<string, ExistingBackup>();
  for (const kind of among) {
    for (const file of namesIn(path.join(folder, kind))) {
      // Some disks have numbers of files that are larger than a Number can tell apart.
      const { dev, ino, size, mtimeMs } = statSync(file, { bigint: true });
      const known = found.get(`${dev}:${ino}`);
      if (known) known.files.push(file);
      else found.set(`${dev}:${ino}`, { files: [file], bytes: Number(size), madeAt: Number(mtimeMs) });
    }
  }
  return [...found.values()].sort((a, b) => b.madeAt - a.madeAt);
}

/** Returns the files of backups in one folder. Their names begin with a day, so the newest is the first. */
function namesIn(folder: string): string[] {
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const names = isThere ? readdirSync(folder).sort().reverse() : [];
  const files = names
    .filter((name) => /^giramondo-.*\.tar\.gz$/.test(name))
    .map((name) => path.join(folder, name));
  return files.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Gives backups from the future the last seconds before `now`, in their order. True when there were some. */
export function correctFuture(folder: string, now: Date): boolean {
  // Either their clock was wrong or that of now is. Their order tells which were made last, in both cases.
  const future = backupsIn(folder).filter(({ madeAt }) => madeAt > now.getTime());
  for (const [at, { files }] of future.entries()) {
    const time = new Date(now.getTime() - (at + 1) * 1000);
    for (const file of files) {
      try {
        utimesSync(file, time, time);
      } catch {
        // It belongs to somebody else. Then it stays in the future.
      }
    }
  }
  return future.length > 0;
}

/** Deletes the backups that are too many, the oldest first. */
export function deleteOldest(folder: string): void {
  for (const kind of Object.keys(kept) as Kept[]) {
    remove(backupsIn(folder, [kind]).slice(kept[kind]));
  }
}

/** Deletes the oldest backups until `bytes` are free, if that is enough. The newest two stay. False when it is not. */
export function makeRoom(folder: string, bytes: number): boolean {
  const old: ExistingBackup[] = [];
  let freed = 0;
  for (const one of backupsIn(folder, Object.keys(kept)).slice(2).reverse()) {
    if (freed >= bytes) break;
    old.push(one);
    freed += one.bytes;
  }
  if (freed < bytes) return false;
  remove(old);
  return true;
}

function remove(backups: ExistingBackup[]): void {
  for (const file of backups.flatMap(({ files }) => files)) rmSync(file);
}
