import {
  type NeededSetting,
  type PublicSettings,
  type SettingName,
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
import type { Site } from "~/domain/site";

/** The settings from the environment and `site.env`: every value or its default, and the sources of the values set. */
export interface ConfiguredSettings {
  publicSettings: PublicSettings;
  sources: ConfiguredSources<SettingName>;
}

/** The settings of an open site: see `CurrentValues`. */
export type CurrentSettings = ReturnType<typeof currentSettings>;

/** The settings that pages show, with the rules for each value. */
export const settingGroup = {
  variables: settingVariables,
  schemas: settingSchemas,
  defaults: settingDefaults,
};

/** Creates the settings of a site. `first` has the values that the database has at the start. */
export function currentSettings(
  { publicSettings, sources }: ConfiguredSettings,
  first: StoredValues<SettingName> = {},
) {
  const { values, sourceOf, useStored } = currentValues(settingGroup, publicSettings, sources, first);
  const list = () =>
    settingNames.map((name) => {
      return { name, value: values[name], default: settingDefaults[name], source: sourceOf(name) };
    });
  return { publicSettings: values, list, useStored };
}

/** Returns the settings that the owner should set and nobody has set. Pages show defaults for them. */
export function unsetSettings({ list }: Pick<CurrentSettings, "list">): NeededSetting[] {
  return list().flatMap(({ name, source }) => (source === "default" && isNeeded(name) ? name : []));
}

function isNeeded(name: SettingName): name is NeededSetting {
  return !(optionalSettings as readonly SettingName[]).includes(name);
}

/** Reads the settings' values from the database. */
export const readStoredSettings = (db: Site["db"]) => readStoredValues(db, settingGroup);
