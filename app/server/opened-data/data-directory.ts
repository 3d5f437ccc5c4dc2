import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { backupText } from "~/text/backup";
import { cannotStart, systemReasons } from "~/text/terminal";
import { CannotStart } from "~/server/cannot-start";
import { belongAs } from "./belong-as";

/** The places in the data directory. */
export interface DataDirectory {
  root: string;
  database: string;
  lock: string;
  /** `site.env`: what the owner set, in a file. */
  settings: string;
  uploads: string;
  /** The mark of the database that was open when photos last came into `uploads`. */
  mark: string;
  incoming: string;
  /** Copies made before upgrades and restores, and the folders that backups work in. */
  backups: string;
  /** Here while a restore is moving files: whoever finds it at start must not use the data. */
  restoring: string;
}

/** Where everything is in a data directory, whether it exists or not. */
export function placesIn(directory: string): DataDirectory {
  return {
    root: directory,
    database: path.join(directory, "site.db"),
    lock: path.join(directory, "serve.lock"),
    settings: path.join(directory, "site.env"),
    uploads: path.join(directory, "uploads"),
    mark: path.join(directory, "uploads.mark"),
    incoming: path.join(directory, "incoming"),
    backups: path.join(directory, "backups"),
    restoring: path.join(directory, "restore.unfinished"),
  };
}

/** Makes the data directory when it is missing, for this user's eyes only, and checks that it can be used. */
export function prepareDataDirectory(directory: string): DataDirectory {
  const places = placesIn(directory);
  if (existsSync(places.restoring)) {
    throw new CannotStart(backupText.interrupted(directory, readFileSync(places.restoring, "utf8")));
  }
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    for (const folder of [directory, places.uploads, places.incoming]) {
      if (mkdirSync(folder, { recursive: true, mode: 0o700 }) && folder !== directory)
        belongAs(directory, folder);
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    for (const file of [places.database, `${places.database}-wal`, places.lock]) {
      if (statSync(file, { throwIfNoEntry: false })) accessSync(file, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw new CannotStart(cannotStart.dataUnusable(directory, reasonOf(error)));
  }
  return places;
}

function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return systemReasons[code] ?? message;
}
