import type { Kysely } from "kysely";
import { readSetting } from "~/domain/settings.server";
import type { Database } from "~db/schema";

/** The setting with the moment of the last finished backup, which `giramondo backup` writes. */
export const lastBackupKey = "last-backup-at";

/** When the last backup was made, ISO-8601; null: never, or not since the site was restored. */
export function lastBackup(db: Kysely<Database>): Promise<string | null> {
  return readSetting(db, lastBackupKey);
}
