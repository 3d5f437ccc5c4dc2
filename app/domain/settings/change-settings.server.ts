import type { FieldErrors } from "~/domain/forms/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { readStoredSettings, settingGroup } from "./current-settings.server";
import { type SettingValues, settingDefaults, settingNames } from "./setting";
import { configuredErrors, logChangedSettings, writeChanges } from "./setting-group.server";
import { settingsChangesSchema } from "./settings-schema";

/**
 * Stores changed settings, which the whole site shows at once. Null or empty restores a default; absent fields stay. A
 * new public address must equal `here`, the origin of this request: an address that does not lead to this site would
 * lock everybody out. Refused with "setting-configured" when the environment or `site.env` sets one of the fields, and
 * with "invalid" for all other mistakes.
 */
export async function changeSettings(site: Site, given: FieldValues, here: string) {
  // The form shows the whole default list. Sent back as it was, it stays the default.
  const fields = given.spamWords === settingDefaults.spamWords ? { ...given, spamWords: null } : given;
  const configured = configuredErrors(site.settings.list(), fields);
  const parsed = settingsChangesSchema.safeParse(fields);
  const fieldErrors: FieldErrors = { ...(parsed.success ? {} : fieldErrorsOf(parsed.error)), ...configured };
  const changes = validChanges(fields);
  const { publicUrl: wanted } = changes;
  if (wanted && wanted !== here && wanted !== site.publicSettings.publicUrl) {
    fieldErrors.publicUrl ??= [{ code: "other-address", wanted, here }];
  }
  const { journeyStart, journeyEnd } = { ...site.publicSettings, ...changes };
  if (journeyStart !== null && journeyEnd !== null && journeyEnd < journeyStart) {
    fieldErrors.journeyEnd ??= [{ code: "before-start" }];
  }
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return refused(Object.keys(configured).length > 0 ? "setting-configured" : "invalid", fieldErrors);
  }
  const changed = await site.db.transaction().execute((trx) => writeChanges(trx, settingGroup, parsed.data));
  logChangedSettings(site, changed);
  site.settings.useStored(await readStoredSettings(site.db));
  await site.pages.clear();
  return done(site.settings.list());
}

/** Returns the changes that are valid by themselves, so that all mistakes are found at once. */
function validChanges(fields: FieldValues): Partial<SettingValues> {
  const valid = settingNames.flatMap((name) => {
    const { data } = settingsChangesSchema.shape[name].safeParse(fields[name]);
    return data === undefined ? [] : [[name, data]];
  });
  return Object.fromEntries(valid) as Partial<SettingValues>;
}
