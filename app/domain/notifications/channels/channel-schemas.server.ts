import * as z from "zod";
import { mistake } from "~/domain/forms/field-schemas";
import { type ChannelSettingName, emailAddresses } from "./channel-settings";
import { parseNotifyUrl } from "./notify-url.server";
import { parseSmtpUrl } from "./smtp-url.server";

const malformed = mistake("malformed").error;
const longest = 500;
const text = z
  .string(malformed)
  .trim()
  .min(1, malformed)
  .refine((value) => value.length <= longest, mistake("too-long", { max: longest }));
const email = z.email();
const mostRecipients = 10;

/** What each setting must look like, in the environment, in `site.env` and in /admin. */
export const channelSchemas = {
  notifyEmail: text
    .refine((value) => emailAddresses(value).every((one) => email.safeParse(one).success), malformed)
    .refine((value) => emailAddresses(value).length > 0, malformed)
    .refine(
      (value) => emailAddresses(value).length <= mostRecipients,
      mistake("too-many", { max: mostRecipients }),
    )
    .transform((value) => emailAddresses(value).join(", ")),
  smtpUrl: text.refine((value) => parseSmtpUrl(value) !== null, malformed),
  notifyUrl: text.refine((value) => parseNotifyUrl(value) !== null, malformed),
  notifyDetail: z.enum(["brief", "full"], malformed),
} satisfies Record<ChannelSettingName, z.ZodType>;

/** Null, empty or only white space is not set. */
const changed = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (typeof value === "string" ? value.trim() || null : value), schema.nullable())
    .optional()
    .meta({ type: ["string", "null"] });

/** A change of these settings: those that are left out stay as they are. */
export const channelChangesSchema = z.object({
  notifyEmail: changed(channelSchemas.notifyEmail),
  smtpUrl: changed(channelSchemas.smtpUrl),
  notifyUrl: changed(channelSchemas.notifyUrl),
  notifyDetail: changed(channelSchemas.notifyDetail),
});
