import type { SettingSource } from "~/domain/settings/setting";

/** The settings of the owner's notifications. Names in forms and JSON, with their environment variables. */
export const channelVariables = {
  notifyEmail: "NOTIFY_EMAIL",
  smtpUrl: "SMTP_URL",
  notifyUrl: "NOTIFY_URL",
  notifyDetail: "NOTIFY_DETAIL",
} as const;

export type ChannelSettingName = keyof typeof channelVariables;

export const channelSettingNames = Object.keys(channelVariables) as ChannelSettingName[];

/** The settings with a password or a secret address. They are never shown in full. */
export const secretChannelSettings: readonly ChannelSettingName[] = ["smtpUrl", "notifyUrl"];

/** The values as text; null when not set. */
export type ChannelValues = Record<ChannelSettingName, string | null>;

/** One of these settings without its secrets. */
export interface ChannelSetting {
  name: ChannelSettingName;
  /** A secret value is reduced to its scheme, host and port. */
  value: string | null;
  source: SettingSource;
}

/** Returns the addresses in `NOTIFY_EMAIL`. Commas, semicolons or white space separate them. */
export function emailAddresses(value: string | null): string[] {
  return [...new Set((value ?? "").split(/[\s,;]+/).filter((address) => address !== ""))];
}
