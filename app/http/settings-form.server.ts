import type { AppLoadContext } from "@remix-run/server-runtime";
import type { FieldErrors } from "~/domain/field-errors";
import { type SettingName, isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { shownForm } from "./owners-form.server";

/** The origin by which this request came: as the browser writes it in a form's Origin header, else as the site sees it. */
export function originOf(request: Request, { origin = "" }: AppLoadContext): string {
  return URL.parse(origin)?.origin ?? new URL(request.url).origin;
}

interface TypedSettings {
  fields: Record<string, string>;
  token?: string;
  fieldErrors?: FieldErrors;
}

/** What the settings form shows: what was typed, else what is stored; and where every value comes from. */
export async function settingsFormState(
  site: Site,
  here: string,
  { fields, token, fieldErrors }: TypedSettings = { fields: {} },
) {
  const settings = site.settings.list();
  const values = settings.map((setting) => {
    const stored = setting.source === "database" ? (setting.value ?? "") : "";
    return [setting.name, isConfigured(setting) ? "" : (fields[setting.name] ?? stored)];
  });
  return {
    ...(await shownForm(site, { token: token ?? null }, { fieldErrors })),
    values: Object.fromEntries(values) as Record<SettingName, string>,
    settings,
    here,
  };
}
