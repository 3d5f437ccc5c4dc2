import { type SettingName, isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { type ShownForm, ownerFormState } from "./owner-form-state.server";

/** Returns the contents of the settings form: typed or else stored values, and the source of every value. */
export async function settingsFormState(
  site: Site,
  here: string,
  { fields, token, photo }: ShownForm = { fields: {} },
) {
  const settings = site.settings.list();
  const values = settings.map((setting) => {
    const stored = setting.source === "database" ? (setting.value ?? "") : "";
    return [setting.name, isConfigured(setting) ? "" : (fields[setting.name] ?? stored)];
  });
  return {
    ...(await ownerFormState(site, { fields: {}, token, photo })),
    updatedAt: "",
    values: Object.fromEntries(values) as Record<SettingName, string>,
    settings,
    here,
  };
}
