import { defaultSpamWords } from "./spam-words";

/** The settings that the owner can change in /admin: the name of each in forms and JSON, its environment variable. */
export const settingVariables = {
  productName: "PRODUCT_NAME",
  ownerName: "OWNER_NAME",
  contactEmail: "CONTACT_EMAIL",
  instagramUrl: "INSTAGRAM_URL",
  tiktokUrl: "TIKTOK_URL",
  publicUrl: "PUBLIC_URL",
  journeyStart: "JOURNEY_START",
  journeyEnd: "JOURNEY_END",
  spamWords: "SPAM_WORDS",
  ownerLanguage: "OWNER_LANGUAGE",
} as const;

export type SettingName = keyof typeof settingVariables;

/** The names of all settings, in the order of the pages. */
export const settingNames = Object.keys(settingVariables) as SettingName[];

/** The values of settings that nobody has set. No page shows a contact that is null. */
export const settingDefaults = {
  productName: "Capi",
  ownerName: null,
  contactEmail: null,
  instagramUrl: null,
  tiktokUrl: null,
  publicUrl: null,
  journeyStart: null,
  journeyEnd: null,
  spamWords: defaultSpamWords,
  ownerLanguage: null,
} satisfies Record<SettingName, string | null>;

/** The settings that need no value: without them, no page says anything wrong. */
export const optionalSettings = [
  "journeyStart",
  "journeyEnd",
  "spamWords",
  "ownerLanguage",
] as const satisfies SettingName[];

/** A setting that the owner should set. */
export type NeededSetting = Exclude<SettingName, (typeof optionalSettings)[number]>;

/** The values of all settings. `publicUrl` is an origin without a final slash; days are `YYYY-MM-DD`. */
export type SettingValues = { [Name in SettingName]: string | (typeof settingDefaults)[Name] };

/** The source of a setting's value, the strongest first. "file" is `site.env` in the data directory. */
export type SettingSource = "environment" | "file" | "database" | "default";

export interface Setting {
  name: SettingName;
  value: string | null;
  default: string | null;
  source: SettingSource;
}

/** True when only the environment or `site.env` can change a setting. */
export function isConfigured({ source }: Pick<Setting, "source">): boolean {
  return source === "environment" || source === "file";
}

/** The current settings and the configuration of the live map. */
export interface PublicSettings extends SettingValues {
  /** The address of the live map's tiles. Null when the site has no live map. */
  tileUrl: string | null;
  tileAttribution: string;
}

/** The settings that browsers get. Spammers must not read the words that make a story suspicious. */
export type ShownSettings = Omit<PublicSettings, "spamWords">;
