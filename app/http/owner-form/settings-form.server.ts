import type { FieldErrors } from "~/domain/forms/field-errors";
import { type SettingName, isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { ownerFormState } from "./owner-form-state.server";

interface EnteredSettings {
  fields: Record<string, string>;
  token?: string;
  fieldErrors?: FieldErrors;
}

/** What the settings form shows: what was typed, else what is stored; and where every value comes from. */
export async function settingsFormState(
  site: Site,
  here: string,
  { fields, token, fieldErrors }: EnteredSettings = { fields: {} },
) {
  const settings = site.settings.list();
  const values = settings.map((setting) => {
    const stored = setting.source === "database" ? (setting.value ?? "") : "";
    return [setting.name, isConfigured(setting) ? "" : (fields[setting.name] ?? stored)];
  });
  return {
    ...(await ownerFormState(site, { token: token ?? null }, { fieldErrors })),
    updatedAt: "",
    values: Object.fromEntries(values) as Record<SettingName, string>,
    settings,
    here,
  };
}
