import type { FieldValues } from "~/domain/forms/field-schemas";
import { secretChannelSettings } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";

/**
 * Reads the notification channels from their form. An empty secret keeps its old value, unless its box for removal is
 * ticked. The form has no values that the environment decides.
 */
export function channelsIn(
  { channels }: Pick<Site, "channels">,
  form: Partial<Record<string, string>>,
): FieldValues {
  const fields: FieldValues = {};
  for (const channel of channels.list()) {
    if (isConfigured(channel)) continue;
    const { name } = channel;
    const typed = form[name] ?? "";
    if (name === "notifyDetail") fields[name] = form.full === "true" ? "full" : null;
    else if (!secretChannelSettings.includes(name)) fields[name] = typed;
    else if (form[`remove-${name}`] === "true") fields[name] = null;
    else if (typed.trim() !== "") fields[name] = typed;
  }
  return fields;
}
