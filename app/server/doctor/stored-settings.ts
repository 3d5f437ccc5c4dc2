import type { Kysely } from "kysely";
import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import type { ConfigResult } from "~/server/configuration/config";
import type { Database } from "~db/schema";

/**
 * Returns a configuration with the settings that the owner has stored in /admin. `db` is read-only; null means that
 * there is no database.
 */
export async function withStoredSettings(
  db: Kysely<Database> | null,
  reading: ConfigResult,
): Promise<ConfigResult> {
  if (!reading.ok || !db) return reading;
  // A damaged database counts as one without settings here. Another check reports the damage.
  const stored = await readStoredSettings(db).catch(() => ({}));
  const { publicSettings } = currentSettings(reading.config, stored);
  return { ok: true, config: { ...reading.config, publicSettings } };
}
