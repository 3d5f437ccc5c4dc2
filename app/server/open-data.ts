import { cannotStart } from "~/text/terminal";
import { migrate } from "~db/migrate";
import { type OpenDatabase, openDatabase, type SqliteDriver } from "~db/open-database";
import { CannotStart } from "./cannot-start";

/** Opens the database with the newest schema. Throws CannotStart with the sentence for the owner. */
export async function openData(Driver: SqliteDriver, dataDir: string, file: string): Promise<OpenDatabase> {
  let opened: OpenDatabase | undefined;
  try {
    opened = openDatabase(Driver, file);
    await migrate(opened.db);
    return opened;
  } catch (error) {
    opened?.connection.close();
    throw cannotOpen(error, dataDir, file);
  }
}

/** What went wrong with the database, for the owner; anything unknown is thrown as it is. */
function cannotOpen(error: unknown, dataDir: string, file: string): unknown {
  const { name, code = "" } = error as { name?: string; code?: string };
  if (name === "NewerDatabaseError") return new CannotStart(cannotStart.newerDatabase(dataDir));
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    return new CannotStart(cannotStart.damagedDatabase(file));
  }
  if (code === "SQLITE_FULL") return new CannotStart(cannotStart.diskFull(dataDir));
  return error;
}
