import { constants, accessSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { cannotStart, systemReasons } from "~/text/terminal";
import { CannotStart } from "./cannot-start";

/** The places in the data directory. */
export interface DataDirectory {
  database: string;
  lock: string;
  uploads: string;
  incoming: string;
}

/** Makes the data directory when it is missing, for this user's eyes only, and checks that it can be used. */
export function prepareDataDirectory(directory: string): DataDirectory {
  const places = {
    database: path.join(directory, "site.db"),
    lock: path.join(directory, "serve.lock"),
    uploads: path.join(directory, "uploads"),
    incoming: path.join(directory, "incoming"),
  };
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    for (const folder of [directory, places.uploads, places.incoming]) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
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
