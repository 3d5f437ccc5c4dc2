import { sql } from "kysely";
import { copyDatabaseServer, type DatabaseServer, isSiteThere, withServer } from "~/server/backup/copy-database-server";
import { nameOf, requireUsable } from "~/server/database-server/open-database-server";
import { databaseServerText as text, doctorText } from "~/text/it/commands/doctor";
import type { SqliteDriver } from "~db/open-database";
import { type Finding, note, problem, well } from "./finding";

const muchMs = 60_000;

/**
 * Checks that the database server can be used and that its clock agrees with ours, and copies the database into the new
 * SQLite file `copy`, at which the other checks look. `isCopied` is false when that was not possible.
 */
export async function checkDatabaseServer(
  Driver: SqliteDriver,
  server: DatabaseServer,
  copy: string,
  now: () => Date,
): Promise<{ findings: Finding[]; isCopied: boolean }> {
  try {
    const { isThere, findings } = await withServer(server, async (db) => {
      await requireUsable(db, server.address);
      const { rows } = await sql<{ version: string; now: Date }>`
        select current_setting('server_version') as version, now() as now`.execute(db);
      const [{ version, now: there } = { version: "", now: now() }] = rows;
      const apart = Math.abs(there.getTime() - now().getTime());
      return {
        isThere: await isSiteThere(db),
        findings: [
          well(text.well(nameOf(server.address), version)),
          ...(apart > muchMs ? [note(text.clockOff(Math.round(apart / 1000)))] : []),
        ],
      };
    });
    if (!isThere) return { findings: [...findings, note(doctorText.noDatabase)], isCopied: false };
    await copyDatabaseServer(Driver, server, copy);
    return { findings, isCopied: true };
  } catch (error) {
    if ((error as Error).name !== "CannotStart") throw error;
    return { findings: [problem((error as Error).message)], isCopied: false };
  }
}
