import * as z from "zod";
import type { Setting, SettingName } from "~/domain/settings/setting";

/** The source of a setting's value. An earlier source overrides the later ones. */
export const settingSource = z.enum(["environment", "file", "database", "default"]);

const settingShape = z.object({
  value: z.string().nullable(),
  default: z.string().nullable(),
  source: settingSource,
});

/** The settings as JSON, by name. */
export const settingsShape = z.object({
  productName: settingShape,
  ownerName: settingShape,
  contactEmail: settingShape,
  instagramUrl: settingShape,
  tiktokUrl: settingShape,
  publicUrl: settingShape,
  journeyStart: settingShape,
  journeyEnd: settingShape,
  spamWords: settingShape,
} satisfies Record<SettingName, z.ZodType>);

/** Converts settings to JSON. */
export function settingsJson(settings: Setting[]): z.infer<typeof settingsShape> {
  const entries = settings.map(({ name, ...setting }) => [name, setting]);
  return Object.fromEntries(entries) as z.infer<typeof settingsShape>;
}
