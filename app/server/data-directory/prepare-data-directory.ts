import { existsSync, readFileSync } from "node:fs";
import { CannotStart } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { cannotStart, systemReasons } from "~/text/it/commands/terminal";
import { makeDataDirectory, makeFolder } from "~/server/files/durable-files";
import { findUnusable } from "./find-unusable";
import { type DataDirectory, dataPathsIn } from "./paths";

/** Creates a missing data directory with mode 0700, and checks that it can be used. Throws CannotStart. */
export function prepareDataDirectory(directory: string): DataDirectory {
  const places = dataPathsIn(directory);
  const unusable = findUnusable(places);
  if (unusable) throw new CannotStart(unusable);
  if (existsSync(places.restoring)) {
    throw new CannotStart(backupText.interrupted(directory, readFileSync(places.restoring, "utf8")));
  }
  try {
    makeDataDirectory(directory);
    for (const folder of [places.uploads, places.incoming]) makeFolder(directory, folder);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new CannotStart(cannotStart.dataUnusable(directory, systemReasons[code] ?? message));
  }
  return places;
}
