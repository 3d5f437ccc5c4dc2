/** The settings that the owner can change in /admin, by their names in forms and JSON, with their environment variables. */
export const settingVariables = {
  productName: "PRODUCT_NAME",
  contactEmail: "CONTACT_EMAIL",
  instagramUrl: "INSTAGRAM_URL",
  tiktokUrl: "TIKTOK_URL",
  publicUrl: "PUBLIC_URL",
} as const;

export type SettingName = keyof typeof settingVariables;

/** All of them, in the order in which pages show them. */
export const settingNames = Object.keys(settingVariables) as SettingName[];

/** What a site shows as long as nobody has set anything. */
export const settingDefaults = {
  productName: "Capi",
  contactEmail: "ciao@example.org",
  instagramUrl: "https://www.instagram.com/",
  tiktokUrl: "https://www.tiktok.com/",
  publicUrl: null,
} satisfies Record<SettingName, string | null>;

/** Values by setting. */
export interface SettingValues extends Record<Exclude<SettingName, "publicUrl">, string> {
  /** The address that visitors use, without a final slash; null when it is not set. */
  publicUrl: string | null;
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
  tileUrl: string;
  tileAttribution: string;
}
