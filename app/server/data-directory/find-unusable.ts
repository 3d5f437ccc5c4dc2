import { accessSync, constants, existsSync, readFileSync, type Stats, statSync } from "node:fs";
import { makeDataDirectory, makeFolder } from "~/server/files/durable-files";
import { CannotStart } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { cannotStart, systemReasons } from "~/text/it/commands/terminal";
import { type DataDirectory, dataPathsIn } from "./paths";

const { F_OK, R_OK, W_OK, X_OK } = constants;

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
export const pathsOfRestore: readonly Place[] = ["root", "backups", "lock", "restoring"];

/** Returns a sentence about the first existing path that cannot be used, or null. Calls stat and access only. */
export function findUnusable(places: DataDirectory, among = Object.keys(wanted) as readonly Place[]) {
  for (const place of among) {
    const path = places[place];
    const { kind, access } = wanted[place];
    try {
      const found = statSync(path, { throwIfNoEntry: false });
      if (!found) continue;
      const isWanted = kind === "folder" ? found.isDirectory() : found.isFile();
      if (!isWanted) return sentenceOf(place)(path, cannotStart.kinds[kindOf(found)]);
      accessSync(path, access);
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      const sentence = place === "root" ? cannotStart.dataUnusable : cannotStart.placeUnusable;
      return sentence(path, systemReasons[code] ?? message);
    }
  }
  return null;
}

function sentenceOf(place: Place): (path: string, found: string) => string {
  if (place === "root" || place === "database") return cannotStart.wrongKind[place];
  return cannotStart.wrongKind[wanted[place].kind];
}

function kindOf(found: Stats): keyof typeof cannotStart.kinds {
  if (found.isDirectory()) return "folder";
  if (found.isFIFO()) return "pipe";
  if (found.isSocket()) return "socket";
  return found.isFile() ? "file" : "device";
}

/** Creates a missing data directory with mode 0700, and checks that it can be used. Throws CannotStart. */
export async function prepareDataDirectory(directory: string): Promise<DataDirectory> {
  const places = dataPathsIn(directory);
  const unusable = findUnusable(places);
  if (unusable) throw new CannotStart(unusable);
  if (existsSync(places.restoring)) {
    throw new CannotStart(backupText.interrupted(directory, readFileSync(places.restoring, "utf8")));
  }
  try {
    await makeDataDirectory(directory);
    for (const folder of [places.uploads, places.incoming]) makeFolder(directory, folder);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new CannotStart(cannotStart.dataUnusable(directory, systemReasons[code] ?? message));
  }
  return places;
}
