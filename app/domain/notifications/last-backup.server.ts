import type { Kysely } from "kysely";
import { readValue } from "~/domain/key-values.server";
import type { Database } from "~db/schema";

/** The setting with the time when `giramondo backup` last finished a backup. */
export const lastBackupKey = "last-backup-at";

/**
 * Returns the time of the last backup, ISO-8601. Null when there was no backup, or none since the site was restored.
 */
export function lastBackup(db: Kysely<Database>): Promise<string | null> {
  return readValue(db, lastBackupKey);
}
