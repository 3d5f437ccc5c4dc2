import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import {
  type NeededSetting,
  type Setting,
  type SettingName,
  type SiteFacts,
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

/** The settings from the environment and `site.env`: their values with defaults, and the source of each. */
export interface ConfiguredSettings {
  facts: SiteFacts;
  sources: ConfiguredSources<SettingName>;
}

/** Valid values from the database. */
export type StoredSettings = StoredValues<SettingName>;

/** The settings of an open site. */
export interface CurrentSettings {
  /** The current values. The object stays the same while its values change. */
  readonly facts: Readonly<SiteFacts>;
  /** Every setting with its value, default and source. */
  list(): Setting[];
  /** Replaces the stored values. The environment and `site.env` win over them. */
  useStored(stored: StoredSettings): void;
}

/** The settings that pages show, with the rules for each value. */
export const settingGroup = {
  variables: settingVariables,
  schemas: settingSchemas,
  defaults: settingDefaults,
};

/** Creates the settings of a site. `first` are the values from its database. */
export function currentSettings(configured: ConfiguredSettings, first: StoredSettings = {}): CurrentSettings {
  const { values, sourceOf, useStored } = currentValues(
    settingGroup,
    configured.facts,
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
  return { facts: values, list, useStored };
}

/** Returns the settings that nobody has set. Pages show defaults for them. */
export function unsetSettings(settings: Pick<CurrentSettings, "list">): NeededSetting[] {
  return settings.list().flatMap(({ name, source }) => (source === "default" && isNeeded(name) ? name : []));
}

function isNeeded(name: SettingName): name is NeededSetting {
  return !(optionalSettings as readonly SettingName[]).includes(name);
}

/** Reads the stored settings. */
export async function readStoredSettings(db: Kysely<Database>): Promise<StoredSettings> {
  return readStoredValues(db, settingGroup);
}
