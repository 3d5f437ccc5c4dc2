import { existsSync } from "node:fs";
import type BetterSqlite3 from "better-sqlite3";
import {
  type StoredSettings,
  currentSettings,
  storedSettings,
} from "~/domain/settings/current-settings.server";
import type { ConfigResult } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/places";
import type { SqliteDriver } from "~db/open-database";

/** A configuration with what the owner has set in /admin, from the database, which is only read. */
export function withStoredSettings(
  Driver: SqliteDriver,
  places: Pick<DataDirectory, "database">,
  reading: ConfigResult,
): ConfigResult {
  if (!reading.ok) return reading;
  const { facts } = currentSettings(reading.config, readStored(Driver, places.database));
  return { ok: true, config: { ...reading.config, facts } };
}

/** A database that is missing or damaged counts as empty here: another check says so. */
function readStored(Driver: SqliteDriver, file: string): StoredSettings {
  if (!existsSync(file)) return {};
  let database: BetterSqlite3.Database | undefined;
  try {
    database = new Driver(file, { readonly: true });
    return storedSettings(
      database.prepare("select key, value from settings").all() as { key: string; value: string }[],
    );
  } catch {
    return {};
  } finally {
    database?.close();
  }
}
