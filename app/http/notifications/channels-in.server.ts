import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import { secretChannelSettings } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { mailServerIn } from "./mail-server-in.server";

/**
 * Reads the notification channels from their form, with the mistakes in the fields of the mail server. An empty secret
 * keeps its old value, unless its box for removal is ticked. The form has no values that the environment decides.
 */
export function channelsIn(
  { channels }: Pick<Site, "channels">,
  form: Partial<Record<string, string>>,
): { fields: FieldValues; mistakes: FieldErrors } {
  const fields: FieldValues = {};
  let mistakes: FieldErrors = {};
  for (const channel of channels.list()) {
    if (isConfigured(channel)) continue;
    const { name } = channel;
    const typed = form[name] ?? "";
    if (name === "notifyDetail") fields[name] = form.full === "true" ? "full" : null;
    else if (!secretChannelSettings.includes(name)) fields[name] = typed;
    else if (form[`remove-${name}`] === "true") fields[name] = null;
    else if (name === "smtpUrl") {
      const server = mailServerIn(form);
      if (server.url !== null) ({ url: fields[name], mistakes } = server);
    } else if (typed.trim() !== "") fields[name] = typed;
  }
  return { fields, mistakes };
}
