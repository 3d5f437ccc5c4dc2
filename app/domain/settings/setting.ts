/** The settings that the owner can change in /admin, by their names in forms and JSON, with their environment variables. */
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

/** All of them, in the order in which pages show them. */
export const settingNames = Object.keys(settingVariables) as SettingName[];

/** What a site shows as long as nobody has set anything. */
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

/** Settings without which the site shows nothing that is not so: they need not be set. */
export const optionalSettings = ["journeyStart", "journeyEnd"] as const satisfies SettingName[];

/** A setting that the owner should set. */
export type NeededSetting = Exclude<SettingName, (typeof optionalSettings)[number]>;

type NullableSetting = "publicUrl" | "ownerName" | (typeof optionalSettings)[number];

/** Values by setting. */
export interface SettingValues extends Record<Exclude<SettingName, NullableSetting>, string> {
  /** The person who looks after the journey and answers for its data; null when it is not set. */
  ownerName: string | null;
  /** The address that visitors use, without a final slash; null when it is not set. */
  publicUrl: string | null;
  /** The first and the last day of the journey, `YYYY-MM-DD`; null when it is not set. */
  journeyStart: string | null;
  journeyEnd: string | null;
}

/** Where a value comes from, strongest first; `file`: `site.env` in the data directory. */
export type SettingSource = "environment" | "file" | "database" | "default";

/** A setting as it stands now. */
export interface Setting {
  name: SettingName;
  value: string | null;
  default: string | null;
  source: SettingSource;
}

/** Whether only the environment or `site.env` can change a setting. */
export function isConfigured({ source }: Pick<Setting, "source">): boolean {
  return source === "environment" || source === "file";
}

/** The configuration that pages show. */
export interface SiteFacts extends SettingValues {
  /** The address of the live map's tiles; null: there is no live map. */
  tileUrl: string | null;
  tileAttribution: string;
}
