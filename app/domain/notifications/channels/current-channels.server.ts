import * as z from "zod";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { type FieldValues, failsWith } from "~/domain/fields/field-schemas";
import { isPublicHost } from "~/domain/network/public-address.server";
import { parseNotifyUrl, parseSmtpUrl } from "./addresses.server";
import {
  type ChannelSetting,
  type ChannelSettingName,
  type ChannelValues,
  channelVariables,
  secretChannelSettings,
  emailAddresses,
} from "./channel-settings";
import { type ConfiguredSources, changeGroup, currentGroup } from "~/domain/settings/setting-group.server";
import { settingChange } from "~/domain/settings/settings-schema";
import type { CurrentChannels, Site } from "~/domain/site";

const malformed = failsWith("malformed");
const longest = 500;
const text = z
  .string(malformed)
  .trim()
  .min(1, malformed)
  .refine((value) => value.length <= longest, failsWith("too-long", { max: longest }));
const email = z.email();
const maxRecipients = 10;

/** The rules for each setting. They hold in the environment, in `site.env` and in /admin. */
export const channelSchemas = {
  notifyEmail: text
    .refine((value) => emailAddresses(value).every((one) => email.safeParse(one).success), malformed)
    .refine((value) => emailAddresses(value).length > 0, malformed)
    .refine(
      (value) => emailAddresses(value).length <= maxRecipients,
      failsWith("too-many", { max: maxRecipients }),
    )
    .transform((value) => emailAddresses(value).join(", ")),
  smtpUrl: text.refine((value) => parseSmtpUrl(value) !== null, { ...malformed, abort: true }),
  notifyUrl: text.refine((value) => parseNotifyUrl(value) !== null, { ...malformed, abort: true }),
  notifyDetail: z.enum(["brief", "full"], malformed),
} satisfies Record<ChannelSettingName, z.ZodType>;

const privateAddress = failsWith("private-address");
const isPublicMail = (value: string) => isPublicHost(parseSmtpUrl(value)?.host ?? "");
const isPublicUrl = (value: string) =>
  isPublicHost(new URL(parseNotifyUrl(value)?.url ?? "http://invalid").hostname);

/** The rules for changes of the channels in /admin. Only public hosts are accepted. Absent settings stay. */
export const channelChangesSchema = z.object({
  notifyEmail: settingChange(channelSchemas.notifyEmail),
  smtpUrl: settingChange(channelSchemas.smtpUrl.refine(isPublicMail, privateAddress)),
  notifyUrl: settingChange(channelSchemas.notifyUrl.refine(isPublicUrl, privateAddress)),
  notifyDetail: settingChange(channelSchemas.notifyDetail),
});

/** The values of the channels from the environment and `site.env`, with their sources. */
export interface ConfiguredChannels {
  values: ChannelValues;
  sources: ConfiguredSources<ChannelSettingName>;
}

/** The settings of the owner's notifications, with the rules for each value. */
export const channelGroup = {
  variables: channelVariables,
  schemas: channelSchemas,
  defaults: { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null },
};

/** Creates the channels of a site. Until `reload`, the database counts as empty. */
export function currentChannels({ values: configured, sources }: ConfiguredChannels): CurrentChannels {
  const current = currentGroup(channelGroup, configured, sources);
  const { values, sourceOf } = current;
  const names = Object.keys(channelVariables) as ChannelSettingName[];
  /** Lists every setting of the channels, without secrets. */
  const list = (): ChannelSetting[] =>
    names.map((name) => ({ name, value: shown(name, values[name]), source: sourceOf(name) }));
  return { ...current, list };
}

function shown(name: ChannelSettingName, value: string | null): string | null {
  const server = name === "smtpUrl" && parseSmtpUrl(value ?? "");
  if (server) return `${server.secure ? "smtps" : "smtp"}://${server.host}:${server.port}`;
  const address = name === "notifyUrl" && parseNotifyUrl(value ?? "");
  if (address) return `${address.kind === "ntfy" ? "ntfy+" : ""}${new URL(address.url).origin}`;
  return secretChannelSettings.includes(name) ? null : value;
}

/** Stores changed settings; `mistakes` are those in the page's form. Messages that wait for a try are due at once. */
export function changeChannels(site: Site, fields: FieldValues, mistakes: FieldErrors = {}) {
  const parsed = channelChangesSchema.safeParse(fields);
  const andThen = (trx: Site["db"]) => {
    const waiting = trx.updateTable("notification_messages").where("ended_at", "is", null);
    return waiting.set({ next_at: site.now().toISOString() }).execute();
  };
  return changeGroup(site, channelGroup, site.channels, { fields, parsed, mistakes, andThen });
}
