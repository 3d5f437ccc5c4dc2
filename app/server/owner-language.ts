import type { Database } from "better-sqlite3";
import { type ConfiguredSettings, currentSettings } from "~/domain/settings/current-settings.server";
import { settingVariables } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { speakOwnersLanguage } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/paths";
import { tablesIn, withDatabaseFile } from "~/server/files/database-file";
import { speak } from "~/text/owner/terminal-words";

/** Creates the settings of a site. With every `reload` this process speaks the language that they name. */
export function speakingSettings(configured: ConfiguredSettings): Site["settings"] {
  const settings = currentSettings(configured);
  const reload = async (db: Site["db"]) => {
    await settings.reload(db);
    speak(settings.publicSettings.ownerLanguage);
  };
  return { ...settings, reload };
}

/** Makes this process speak the language in a database, unless the configuration names one. */
export function speakAsStored(database: Database): void {
  if (!tablesIn(database).has("settings")) return;
  const value = database.prepare("select value from settings where key = ?").pluck();
  speakOwnersLanguage(value.get(settingVariables.ownerLanguage) as string | undefined);
}

/** The same with the database of a site, for words that come before the site is opened. */
export function speakAsSite({ database }: DataDirectory): void {
  try {
    withDatabaseFile(database, speakAsStored, { fileMustExist: true });
  } catch {
    // Whoever opens the site says what is wrong with it.
    speakOwnersLanguage();
  }
}
