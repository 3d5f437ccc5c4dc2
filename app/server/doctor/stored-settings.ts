import type { Kysely } from "kysely";
import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import type { ConfigResult } from "~/server/configuration/config";
import type { Database } from "~db/schema";

/** A configuration with what the owner has set in /admin, from a database that is only read; null: there is none. */
export async function withStoredSettings(
  db: Kysely<Database> | null,
  reading: ConfigResult,
): Promise<ConfigResult> {
  if (!reading.ok || !db) return reading;
  // One that is damaged counts as empty here: another check says so.
  const stored = await readStoredSettings(db).catch(() => ({}));
  const { facts } = currentSettings(reading.config, stored);
  return { ok: true, config: { ...reading.config, facts } };
}
