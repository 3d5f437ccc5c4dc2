import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

import {
  type NeededSetting,
  type Setting,
  type SiteFacts,
  type SettingName,
  type SettingSource,
  optionalSettings,
  settingDefaults,
  settingNames,
  settingVariables,
} from "./setting";
import { settingSchemas } from "./settings-schema";

/** What the environment and `site.env` say: facts with defaults filled in, and who set which setting. */
export interface ConfiguredSettings {
  facts: SiteFacts;
  sources: Partial<Record<SettingName, "environment" | "file">>;
}

/** Valid values from the database. */
export type StoredSettings = Partial<Record<SettingName, string>>;

/** The settings of an open site. */
export interface CurrentSettings {
  /** Always the same object; its values are those of now. */
  readonly facts: Readonly<SiteFacts>;
  /** Every setting with its value, default and source. */
  list(): Setting[];
  /** Replaces the stored values. The environment and `site.env` win over them. */
  useStored(stored: StoredSettings): void;
}

/** The settings of a site, with what is stored in its database. */
export function currentSettings(
  { facts: configured, sources }: ConfiguredSettings,
  first: StoredSettings = {},
): CurrentSettings {
  const facts = { ...configured };
  let stored: StoredSettings = {};
  const sourceOf = (name: SettingName): SettingSource =>
    sources[name] ?? (stored[name] === undefined ? "default" : "database");
  const useStored = (given: StoredSettings) => {
    stored = given;
    for (const name of settingNames) {
      if (!sources[name]) Object.assign(facts, { [name]: stored[name] ?? settingDefaults[name] });
    }
  };
  useStored(first);
  const list = () =>
    settingNames.map((name) => ({
      name,
      value: facts[name],
      default: settingDefaults[name],
      source: sourceOf(name),
    }));
  return { facts, list, useStored };
}

/** The settings that nobody has set, and for which pages show defaults. */
export function unsetSettings(settings: Pick<CurrentSettings, "list">): NeededSetting[] {
  return settings.list().flatMap(({ name, source }) => (source === "default" && isNeeded(name) ? name : []));
}

function isNeeded(name: SettingName): name is NeededSetting {
  return !(optionalSettings as readonly SettingName[]).includes(name);
}

/** Reads the stored settings. */
export async function readStoredSettings(db: Kysely<Database>): Promise<StoredSettings> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.values(settingVariables))
    .execute();
  return storedSettings(rows);
}

/** The valid ones of stored rows; a value that this version does not accept counts as not set. */
export function storedSettings(rows: { key: string; value: string }[]): StoredSettings {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const valid = settingNames.flatMap((name) => {
    const read = settingSchemas[name].safeParse(values.get(settingVariables[name]));
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(valid) as StoredSettings;
}
