import type { FieldValues } from "~/domain/forms/field-schemas";
import { secretChannelSettings } from "~/domain/notifications/channels/channel-settings";
import { isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";

/**
 * The fields of the channels' form. An empty secret one stays as it is, unless its box is ticked that removes it; what
 * the environment decides was not in the form. `typed`: what may come back in a page.
 */
export function readChannelsForm(
  { channels }: Pick<Site, "channels">,
  form: FormData,
): { fields: FieldValues; typed: { notifyEmail: string; full: boolean } } {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = { notifyEmail: textOf("notifyEmail"), full: textOf("full") === "true" };
  const fields: FieldValues = {};
  for (const channel of channels.list()) {
    if (isConfigured(channel)) continue;
    const { name } = channel;
    if (name === "notifyDetail") fields[name] = typed.full ? "full" : null;
    else if (!secretChannelSettings.includes(name)) fields[name] = textOf(name);
    else if (textOf(`remove-${name}`) === "true") fields[name] = null;
    else if (textOf(name).trim() !== "") fields[name] = textOf(name);
  }
  return { fields, typed };
}
