import type { Setting } from "~/domain/settings/setting";

/** The settings of the owner's notifications: the name of each in forms and JSON, and its environment variable. */
export const channelVariables = {
  notifyEmail: "NOTIFY_EMAIL",
  smtpUrl: "SMTP_URL",
  notifyUrl: "NOTIFY_URL",
  notifyDetail: "NOTIFY_DETAIL",
} as const;

export type ChannelSettingName = keyof typeof channelVariables;

/** The settings that contain a password or a secret address. They are never shown in full. */
export const secretChannelSettings: readonly ChannelSettingName[] = ["smtpUrl", "notifyUrl"];

/** The values of the settings as text. Null for a setting that is not set. */
export type ChannelValues = Record<ChannelSettingName, string | null>;

/** One setting of the notifications. A secret value is reduced to its scheme, host and port. */
export type ChannelSetting = { name: ChannelSettingName } & Pick<Setting, "value" | "source">;

/** Returns the addresses in `NOTIFY_EMAIL`. Commas, semicolons or white space separate them. */
export function emailAddresses(value: string | null): string[] {
  return [...new Set((value ?? "").split(/[\s,;]+/).filter((address) => address !== ""))];
}

/** The mail servers that the owner can choose by name, with host and port. */
export const mailProviders = {
  gmail: { host: "smtp.gmail.com", port: 465 },
  icloud: { host: "smtp.mail.me.com", port: 587 },
  yahoo: { host: "smtp.mail.yahoo.com", port: 465 },
  libero: { host: "smtp.libero.it", port: 465 },
  virgilio: { host: "out.virgilio.it", port: 465 },
  aruba: { host: "smtps.aruba.it", port: 465 },
} as const;

/** The fields of a mail server in the owner's form. The password is never shown again. */
export const mailServerFields = ["smtpProvider", "smtpHost", "smtpPort", "smtpUser", "smtpPassword"] as const;
