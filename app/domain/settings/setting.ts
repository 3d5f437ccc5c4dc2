/** The settings that the owner can change in /admin. Names in forms and JSON, with their environment variables. */
export const settingVariables = {
  productName: "PRODUCT_NAME",
  ownerName: "OWNER_NAME",
  contactEmail: "CONTACT_EMAIL",
  instagramUrl: "INSTAGRAM_URL",
  tiktokUrl: "TIKTOK_URL",
  publicUrl: "PUBLIC_URL",
  journeyStart: "JOURNEY_START",
  journeyEnd: "JOURNEY_END",
} as const;

export type SettingName = keyof typeof settingVariables;

/** All of these names, in the order of the pages. */
export const settingNames = Object.keys(settingVariables) as SettingName[];

/** The values that a site shows before anybody sets them. */
export const settingDefaults = {
  productName: "Capi",
  ownerName: null,
  contactEmail: "ciao@example.org",
  instagramUrl: "https://www.instagram.com/",
  tiktokUrl: "https://www.tiktok.com/",
  publicUrl: null,
  journeyStart: null,
  journeyEnd: null,
} satisfies Record<SettingName, string | null>;

/** Settings that may stay empty: without them the site says nothing wrong. */
export const optionalSettings = ["journeyStart", "journeyEnd"] as const satisfies SettingName[];

/** A setting that the owner should set. */
export type NeededSetting = Exclude<SettingName, (typeof optionalSettings)[number]>;

type NullableSetting = "publicUrl" | "ownerName" | (typeof optionalSettings)[number];

/** Values by setting. */
export interface SettingValues extends Record<Exclude<SettingName, NullableSetting>, string> {
  /** The name of the person who runs the journey and answers for its data; null when not set. */
  ownerName: string | null;
  /** The public address, without a final slash; null when not set. */
  publicUrl: string | null;
  /** The first and the last day of the journey, `YYYY-MM-DD`; null when not set. */
  journeyStart: string | null;
  journeyEnd: string | null;
}

/** The source of a value, strongest first. "file" is `site.env` in the data directory. */
export type SettingSource = "environment" | "file" | "database" | "default";

/** A setting with its current value. */
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

/** The configuration that pages show. */
export interface SiteFacts extends SettingValues {
  /** The address of the live map's tiles. Null when the site has no live map. */
  tileUrl: string | null;
  tileAttribution: string;
}
