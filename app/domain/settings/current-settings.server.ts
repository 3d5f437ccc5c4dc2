import type { FieldErrors } from "~/domain/fields/field-errors";
import type { FieldValues } from "~/domain/fields/field-schemas";
import {
  type NeededSetting,
  type PublicSettings,
  type SettingName,
  type SettingValues,
  optionalSettings,
  settingDefaults,
  settingNames,
  settingVariables,
} from "./setting";
import { type ConfiguredSources, changeGroup, currentGroup } from "./setting-group.server";
import { settingSchemas, settingsChangesSchema } from "./settings-schema";
import type { CurrentSettings, Site } from "~/domain/site";

/** The settings from the environment and `site.env`: every value or its default, and the sources of the values set. */
export interface ConfiguredSettings {
  publicSettings: PublicSettings;
  sources: ConfiguredSources<SettingName>;
}

/** The settings that pages show, with the rules for each value. */
export const settingGroup = {
  variables: settingVariables,
  schemas: settingSchemas,
  defaults: settingDefaults,
};

/** Creates the settings of a site. Until `reload`, the database counts as empty. */
export function currentSettings({ publicSettings, sources }: ConfiguredSettings): CurrentSettings {
  const { values, sourceOf, ...current } = currentGroup(settingGroup, publicSettings, sources);
  const list = () =>
    settingNames.map((name) => {
      return { name, value: values[name], default: settingDefaults[name], source: sourceOf(name) };
    });
  return { ...current, sourceOf, publicSettings: values, list };
}

/** Returns the settings that the owner should set and nobody has set. Pages show defaults for them. */
export function unsetSettings({ list }: Pick<CurrentSettings, "list">): NeededSetting[] {
  const unset = list().filter(({ source }) => source === "default");
  const optional: readonly SettingName[] = optionalSettings;
  return unset.map(({ name }) => name).filter((name): name is NeededSetting => !optional.includes(name));
}

/**
 * Stores changed settings, which the whole site shows at once; see `changeGroup`. A new public address must equal
 * `here`, the origin of this request: an address that does not lead to this site would lock everybody out.
 */
export async function changeSettings(site: Site, given: FieldValues, here: string) {
  // The form shows the whole default list. Sent back as it was, it stays the default.
  const fields = given.spamWords === settingDefaults.spamWords ? { ...given, spamWords: null } : given;
  const mistakes: FieldErrors = {};
  const changes = validChanges(fields);
  const { publicUrl: wanted } = changes;
  if (wanted && wanted !== here && wanted !== site.publicSettings.publicUrl) {
    mistakes.publicUrl = [{ code: "other-address", wanted, here }];
  }
  const { journeyStart, journeyEnd } = { ...site.publicSettings, ...changes };
  if (journeyStart !== null && journeyEnd !== null && journeyEnd < journeyStart) {
    mistakes.journeyEnd = [{ code: "before-start" }];
  }
  const parsed = settingsChangesSchema.safeParse(fields);
  return changeGroup(site, settingGroup, site.settings, { fields, parsed, mistakes });
}

/** Returns the changes that are valid by themselves, so that all mistakes are found at once. */
function validChanges(fields: FieldValues): Partial<SettingValues> {
  const valid = settingNames.flatMap((name) => {
    const { data } = settingsChangesSchema.shape[name].safeParse(fields[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return Object.fromEntries(valid) as Partial<SettingValues>;
}
