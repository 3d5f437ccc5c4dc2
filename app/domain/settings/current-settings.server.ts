import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import {
  type NeededSetting,
  type Setting,
  type SettingName,
  type PublicSettings,
  optionalSettings,
  settingDefaults,
  settingNames,
  settingVariables,
} from "./setting";
import {
  type ConfiguredSources,
  type StoredValues,
  currentValues,
  readStoredValues,
} from "./setting-group.server";
import { settingSchemas } from "./settings-schema";

/** The settings from the environment and `site.env`: every value or its default, and the sources of the values set. */
export interface ConfiguredSettings {
  publicSettings: PublicSettings;
  sources: ConfiguredSources<SettingName>;
}

/** The valid values of settings from the database. */
export type StoredSettings = StoredValues<SettingName>;

/** The settings of an open site. */
export interface CurrentSettings {
  /** The current values. When values change, this object stays the same and its contents change. */
  readonly publicSettings: Readonly<PublicSettings>;
  /** Every setting with its value, default and source. */
  list(): Setting[];
  /** Replaces the values that come from the database. Values from the environment and `site.env` count before them. */
  useStored(stored: StoredSettings): void;
}

/** The settings that pages show, with the rules for each value. */
export const settingGroup = {
  variables: settingVariables,
  schemas: settingSchemas,
  defaults: settingDefaults,
};

/** Creates the settings of a site. `first` has the values that the database has at the start. */
export function currentSettings(configured: ConfiguredSettings, first: StoredSettings = {}): CurrentSettings {
  const { values, sourceOf, useStored } = currentValues(
    settingGroup,
    configured.publicSettings,
    configured.sources,
    first,
  );
  const list = () =>
    settingNames.map((name) => ({
      name,
      value: values[name],
      default: settingDefaults[name],
      source: sourceOf(name),
    }));
  return { publicSettings: values, list, useStored };
}

/** Returns the settings that the owner should set and nobody has set. Pages show defaults for them. */
export function unsetSettings(settings: Pick<CurrentSettings, "list">): NeededSetting[] {
  return settings.list().flatMap(({ name, source }) => (source === "default" && isNeeded(name) ? name : []));
}

function isNeeded(name: SettingName): name is NeededSetting {
  return !(optionalSettings as readonly SettingName[]).includes(name);
}

/** Reads the settings' values from the database. */
export async function readStoredSettings(db: Kysely<Database>): Promise<StoredSettings> {
  return readStoredValues(db, settingGroup);
}
