import type { SettingSource } from "~/domain/settings/setting";

/** The settings of the owner's notifications, by their names in forms and JSON, with their environment variables. */
export const channelVariables = {
  notifyEmail: "NOTIFY_EMAIL",
  smtpUrl: "SMTP_URL",
  notifyUrl: "NOTIFY_URL",
  notifyDetail: "NOTIFY_DETAIL",
} as const;

export type ChannelSettingName = keyof typeof channelVariables;

export const channelSettingNames = Object.keys(channelVariables) as ChannelSettingName[];

/** Those that hold a password or a secret address: they are never shown whole. */
export const secretChannelSettings: readonly ChannelSettingName[] = ["smtpUrl", "notifyUrl"];

/** The values as text; null: not set. */
export type ChannelValues = Record<ChannelSettingName, string | null>;

/** One of these settings as it may be shown. */
export interface ChannelSetting {
  name: ChannelSettingName;
  /** Of a secret one only its scheme, host and port. */
  value: string | null;
  source: SettingSource;
}

/** The addresses in `NOTIFY_EMAIL`: separated by commas, semicolons or white space. */
export function emailAddresses(value: string | null): string[] {
  return [...new Set((value ?? "").split(/[\s,;]+/).filter((address) => address !== ""))];
}
