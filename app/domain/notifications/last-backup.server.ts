import type { Kysely } from "kysely";
import { readSetting } from "~/domain/settings.server";
import type { Database } from "~db/schema";

/** The setting with the time of the last finished backup. `giramondo backup` writes it. */
export const lastBackupKey = "last-backup-at";

/** Returns the time of the last backup, ISO-8601. Null when there was none, or none since a restore. */
export function lastBackup(db: Kysely<Database>): Promise<string | null> {
  return readSetting(db, lastBackupKey);
}
