import * as fs from "node:fs";
import path from "node:path";
import { makeDataDirectory, makeFolder } from "~/server/files/durable-files";
import { cannot, CannotDo } from "~/server/user-errors";
import { said, say, systemReason } from "~/text/owner/terminal-words";

/** The paths in a data directory, whether they exist or not. */
export type DataDirectory = ReturnType<typeof dataPathsIn>;

/** Returns the paths in this data directory. */
export function dataPathsIn(directory: string) {
  return {
    root: directory,
    database: path.join(directory, "site.db"),
    lock: path.join(directory, "serve.lock"),
    /** The file with the address at which other commands on this machine reach the running site. */
    address: path.join(directory, "serve.address"),
    /** The file with the password of the first start under systemd. It exists until the first sign-in. */
    firstPassword: path.join(directory, "first-password.txt"),
    settings: path.join(directory, "site.env"),
    uploads: path.join(directory, "uploads"),
    incoming: path.join(directory, "incoming"),
    /** The copies from before upgrades and restores, unknown photos, and the work folders of backups. */
    backups: path.join(directory, "backups"),
    /** The file that takes up room for the owner's acts on a full disk: see `reserve`. */
    reserve: path.join(directory, "reserve"),
    /** The file that exists while a restore moves files. Meanwhile the site must not start. */
    restoring: path.join(directory, "restore.unfinished"),
  };
}

/** Returns a time (ISO-8601 UTC) for a file name: `2026-05-03T10:00:00.000Z` becomes `20260503-100000`. */
export function timeInName(time: string): string {
  return time.slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}

const { F_OK, R_OK, W_OK, X_OK } = fs.constants;

const wanted = {
  root: { kind: "folder", access: R_OK | W_OK | X_OK },
  uploads: { kind: "folder", access: R_OK | W_OK | X_OK },
  incoming: { kind: "folder", access: R_OK | W_OK | X_OK },
  backups: { kind: "folder", access: R_OK | X_OK },
  database: { kind: "file", access: R_OK | W_OK },
  lock: { kind: "file", access: R_OK | W_OK },
  address: { kind: "file", access: R_OK | W_OK },
  firstPassword: { kind: "file", access: F_OK },
  settings: { kind: "file", access: R_OK },
  restoring: { kind: "file", access: R_OK },
} as const satisfies Partial<Record<keyof DataDirectory, { kind: "folder" | "file"; access: number }>>;

type Place = keyof typeof wanted;

/** The paths that must be usable for a restore. It moves the files at all other paths away, so they may be damaged. */
export const pathsOfRestore: readonly Place[] = ["root", "uploads", "backups", "lock", "restoring"];

/** Returns a sentence about the first existing path that cannot be used, or null. Calls stat and access only. */
export function findUnusable(places: DataDirectory, among = Object.keys(wanted) as readonly Place[]) {
  for (const place of among) {
    const file = places[place];
    const { kind, access } = wanted[place];
    try {
      const found = fs.statSync(file, { throwIfNoEntry: false });
      const { wrongKind, kinds, deadLink } = said.cannotStart;
      if (!found && !fs.lstatSync(file, { throwIfNoEntry: false })) continue;
      if (!found) return say(deadLink, { path: file, target: fs.readlinkSync(file) });
      const isWanted = kind === "folder" ? found.isDirectory() : found.isFile();
      const wrong = wrongKind[place === "root" || place === "database" ? place : kind];
      if (!isWanted) return say(wrong, { path: file, found: kinds[kindOf(found)] });
      fs.accessSync(file, access);
    } catch (error) {
      const { root } = places;
      return unusableBecause(error, root, place === "root" ? null : file);
    }
  }
  return null;
}

/** Returns the sentence for an error with the data directory, or with a file in it. */
function unusableBecause(error: unknown, root: string, file: string | null): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "EROFS" && isProtectedBySystemd(root))
    return say(said.cannotStart.protectedBySystemd, { root });
  const reason = systemReason(code) ?? message;
  return file === null
    ? say(said.cannotStart.dataUnusable, { root, reason })
    : say(said.cannotStart.placeUnusable, { file, reason });
}

/** True when a service of systemd sees a folder read-only on a file system that can be written. */
function isProtectedBySystemd(folder: string): boolean {
  if (!process.env.INVOCATION_ID) return false;
  // A line is `36 35 98:0 /root /mount/point ro,noatime shared:1 - ext4 /dev/sda1 rw`: this mount's options, then the disk's.
  const mounts = fs.readFileSync("/proc/self/mountinfo", "utf8").trimEnd().split("\n");
  const over = mounts
    .map((line) => line.split(" "))
    .filter(([, , , , point = ""]) => `${folder}/`.startsWith(point === "/" ? point : `${point}/`))
    // The later of two mounts at one point hides the other.
    .reduce((best, one) => (String(one[4]).length >= String(best[4]).length ? one : best), [] as string[]);
  return /^ro\b/.test(over[5] ?? "") && /^rw\b/.test(over.at(-1) ?? "");
}

function kindOf(found: fs.Stats): keyof typeof said.cannotStart.kinds {
  if (found.isDirectory()) return "folder";
  if (found.isFIFO()) return "pipe";
  if (found.isSocket()) return "socket";
  return found.isFile() ? "file" : "device";
}

/** Creates a missing data directory with mode 0700, and checks that it can be used. Throws CannotDo. */
export async function prepareDataDirectory(directory: string): Promise<DataDirectory> {
  const places = dataPathsIn(directory);
  const unusable = findUnusable(places);
  if (unusable) throw new CannotDo(unusable);
  if (fs.existsSync(places.restoring)) {
    throw cannot(said.backup.interrupted, {
      root: directory,
      aside: fs.readFileSync(places.restoring, "utf8"),
    });
  }
  try {
    await makeDataDirectory(directory);
    for (const folder of [places.uploads, places.incoming]) makeFolder(directory, folder);
  } catch (error) {
    throw new CannotDo(unusableBecause(error, directory, null));
  }
  return places;
}
