import { existsSync, readFileSync } from "node:fs";
import { CannotStart } from "~/server/cannot-start";
import { backupText } from "~/text/it/backup";
import { cannotStart, systemReasons } from "~/text/it/terminal";
import { makeFolder } from "./chown-like";
import { findUnusable } from "./find-unusable";
import { type DataDirectory, placesIn } from "./places";

/**
 * Makes the data directory when it is missing, for this user's eyes only, and checks that it can be used. Throws
 * CannotStart with the sentence for the owner.
 */
export function prepareDataDirectory(directory: string): DataDirectory {
  const places = placesIn(directory);
  const unusable = findUnusable(places);
  if (unusable) throw new CannotStart(unusable);
  if (existsSync(places.restoring)) {
    throw new CannotStart(backupText.interrupted(directory, readFileSync(places.restoring, "utf8")));
  }
  try {
    for (const folder of [directory, places.uploads, places.incoming]) makeFolder(directory, folder);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new CannotStart(cannotStart.dataUnusable(directory, systemReasons[code] ?? message));
  }
  return places;
}
