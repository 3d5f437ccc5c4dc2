import { statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { type ConfiguredSettings, currentSettings } from "~/domain/settings/current-settings.server";
import { settingVariables } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { withDatabaseFile } from "~/server/files/database-file";
import { speak } from "~/text/owner/terminal-words";
import { speakOwnersLanguage } from "./config";

/** Creates the settings of a site. With every `reload` this process speaks the language that they name. */
export function speakingSettings(configured: ConfiguredSettings): Site["settings"] {
  const settings = currentSettings(configured);
  const reload = async (db: Site["db"]) => {
    await settings.reload(db);
    speak(settings.publicSettings.ownerLanguage);
  };
  return { ...settings, reload };
}

/** Makes this process speak the language in a database file, unless the configuration names one. Never throws. */
export function speakAsStored(file: string): void {
  const read = (database: Database) =>
    database.prepare("select value from settings where key = ?").pluck().get(settingVariables.ownerLanguage);
  let stored: unknown;
  try {
    // Opening a named pipe would wait for ever.
    if (statSync(file).isFile()) stored = withDatabaseFile(file, read, { readonly: true });
  } catch {
    // Others say what is wrong with a database, and one from long ago has no settings.
  }
  speakOwnersLanguage(stored as string | undefined);
}
