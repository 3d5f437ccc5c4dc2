import * as z from "zod";
import { type SettingName, settingNames } from "~/domain/settings/setting";

/** The source of a setting's value. An earlier source overrides the later ones. */
export const settingSource = z.enum(["environment", "file", "database", "default"]);

const settingShape = z.object({
  value: z.string().nullable(),
  default: z.string().nullable(),
  source: settingSource,
});

/** The settings as JSON, by name. */
export const settingsShape = z.object(
  Object.fromEntries(settingNames.map((name) => [name, settingShape])) as Record<
    SettingName,
    typeof settingShape
  >,
);

/** Converts settings to JSON, by name. */
export function settingsJson<Name extends string, Setting>(settings: (Setting & { name: Name })[]) {
  const entries = settings.map(({ name, ...setting }) => [name, setting]);
  return Object.fromEntries(entries) as Record<Name, Omit<Setting, "name">>;
}
