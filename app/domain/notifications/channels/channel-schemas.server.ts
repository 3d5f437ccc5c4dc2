import * as z from "zod";
import { mistake } from "~/domain/forms/field-schemas";
import { isPublicHost } from "~/domain/network/public-address.server";
import { settingChange } from "~/domain/settings/settings-schema";
import { parseNotifyUrl, parseSmtpUrl } from "./addresses.server";
import { type ChannelSettingName, emailAddresses } from "./channel-settings";

const malformed = mistake("malformed").error;
const longest = 500;
const text = z
  .string(malformed)
  .trim()
  .min(1, malformed)
  .refine((value) => value.length <= longest, mistake("too-long", { max: longest }));
const email = z.email();
const maxRecipients = 10;

/** The rules for each setting. They hold in the environment, in `site.env` and in /admin. */
export const channelSchemas = {
  notifyEmail: text
    .refine((value) => emailAddresses(value).every((one) => email.safeParse(one).success), malformed)
    .refine((value) => emailAddresses(value).length > 0, malformed)
    .refine(
      (value) => emailAddresses(value).length <= maxRecipients,
      mistake("too-many", { max: maxRecipients }),
    )
    .transform((value) => emailAddresses(value).join(", ")),
  smtpUrl: text.refine((value) => parseSmtpUrl(value) !== null, { error: malformed, abort: true }),
  notifyUrl: text.refine((value) => parseNotifyUrl(value) !== null, { error: malformed, abort: true }),
  notifyDetail: z.enum(["brief", "full"], malformed),
} satisfies Record<ChannelSettingName, z.ZodType>;

const privateAddress = mistake("private-address").error;
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
