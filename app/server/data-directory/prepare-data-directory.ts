import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { backupText } from "~/text/backup";
import { cannotStart, systemReasons } from "~/text/terminal";
import { CannotStart } from "~/server/cannot-start";
import { makeFolder } from "./chown-like";
import { type DataDirectory, placesIn } from "./places";

/** Makes the data directory when it is missing, for this user's eyes only, and checks that it can be used. */
export function prepareDataDirectory(directory: string): DataDirectory {
  const places = placesIn(directory);
  if (existsSync(places.restoring)) {
    throw new CannotStart(backupText.interrupted(directory, readFileSync(places.restoring, "utf8")));
  }
  try {
    for (const folder of [directory, places.uploads, places.incoming]) {
      makeFolder(directory, folder);
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
