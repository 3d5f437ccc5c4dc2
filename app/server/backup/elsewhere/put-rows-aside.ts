import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import type { DatabaseServer } from "~/server/database-server/with-database-server";
import { syncToDisk } from "~/server/files/durable-files";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import type { SqliteDriver } from "~db/open-database";
import { copyDatabaseServer } from "./copy-database-server";

/**
 * Saves the rows of a server in `folder` as the SQLite file `site.db`. If an interrupted restore left a `site.db`
 * there, that file stays and the new one is `site-2.db` and so on: the rows may have changed in between. The new file
 * gets its name only when it is complete.
 */
export async function saveRowsCopy(
  Driver: SqliteDriver,
  server: DatabaseServer,
  folder: string,
): Promise<void> {
  removeAbandonedFiles(folder, 0);
  const unfinished = temporaryPathIn(folder);
  try {
    await copyDatabaseServer(Driver, server, unfinished.path);
    renameSync(unfinished.path, path.join(folder, freeNameIn(folder)));
  } finally {
    unfinished.end();
  }
  await syncToDisk(folder);
}

function freeNameIn(folder: string): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? "site.db" : `site-${n}.db`;
    if (!existsSync(path.join(folder, name))) return name;
  }
}
