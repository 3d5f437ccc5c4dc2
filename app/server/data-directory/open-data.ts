import { existsSync, rmSync } from "node:fs";
import type { LogEvent } from "kysely";
import type { Migration } from "kysely/migration";
import { cannotStart } from "~/text/it/terminal";
import { migrate, pendingMigrations } from "~db/migrate";
import { migrations } from "~db/migrations/index";
import { type OpenDatabase, openDatabase, type SqliteDriver } from "~db/open-database";
import { makeSafetyCopy, removeOldSafetyCopies } from "~/server/data-directory/safety-copy";
import { CannotStart } from "~/server/cannot-start";
import { chownLike } from "./chown-like";
import type { DataDirectory } from "./places";

/** An open database with the newest schema. */
export interface OpenedData extends OpenDatabase {
  /** The copy that was made before an older database was changed; null when nothing had to change. */
  safetyCopy: string | null;
}

/**
 * Opens the database and brings it to the newest schema, after a safety copy when there is something in it. `alone`:
 * no older program is serving these data. Throws CannotStart with the sentence for the owner, having changed nothing.
 */
export async function openData(
  Driver: SqliteDriver,
  places: DataDirectory,
  {
    alone = true,
    known = migrations,
    onQuery,
  }: { alone?: boolean; known?: Record<string, Migration>; onQuery?: (event: LogEvent) => void } = {},
): Promise<OpenedData> {
  let opened: OpenDatabase | undefined;
  try {
    opened = openDatabase(Driver, places.database, onQuery);
    for (const file of filesOf(places)) chownLike(places.root, file);
    const { applied, pending } = await pendingMigrations(opened.db, known);
    if (pending.length > 0 && !alone) throw new CannotStart(cannotStart.olderIsRunning(places.root));
    const isUpgrade = applied.length > 0 && pending.length > 0;
    const safetyCopy = isUpgrade ? await makeSafetyCopy(Driver, opened, places) : null;
    await migrate(opened.db, known).catch((error: unknown) => {
      // Nothing has changed, and a service manager tries again every few seconds.
      if (safetyCopy) rmSync(safetyCopy);
      throw error;
    });
    if (safetyCopy) removeOldSafetyCopies(places);
    return { ...opened, safetyCopy };
  } catch (error) {
    opened?.connection.close();
    throw cannotOpen(error, places);
  }
}

function filesOf({ database, lock }: DataDirectory): string[] {
  return [database, `${database}-wal`, `${database}-shm`, lock].filter((file) => existsSync(file));
}

/** What went wrong with the database, for the owner; anything unknown is thrown as it is. */
function cannotOpen(error: unknown, { root, database }: DataDirectory): unknown {
  const { name, code = "" } = error as { name?: string; code?: string };
  if (name === "NewerDatabaseError") return new CannotStart(cannotStart.newerDatabase(root));
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    return new CannotStart(cannotStart.damagedDatabase(database));
  }
  if (code === "SQLITE_FULL" || code === "ENOSPC") return new CannotStart(cannotStart.diskFull(root));
  return error;
}
