import {
  type ConfiguredSources,
  currentValues,
  readStoredValues,
  type StoredValues,
} from "~/domain/settings/setting-group.server";
import type { Site } from "~/domain/site";
import { parseNotifyUrl, parseSmtpUrl } from "./addresses.server";
import { channelSchemas } from "./channel-schemas.server";
import {
  type ChannelSetting,
  type ChannelSettingName,
  type ChannelValues,
  channelVariables,
  secretChannelSettings,
} from "./channel-settings";

/** The values of the channels from the environment and `site.env`, with their sources. */
export interface ConfiguredChannels {
  values: ChannelValues;
  sources: ConfiguredSources<ChannelSettingName>;
}

/** The channels of an open site, with secrets in `values`. No page and no log may contain `values`. */
export type CurrentChannels = ReturnType<typeof currentChannels>;

/** The settings of the owner's notifications, with the rules for each value. */
export const channelGroup = {
  variables: channelVariables,
  schemas: channelSchemas,
  defaults: { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null },
};

/** Creates the channels of a site. `first` has the values that the database has at the start. */
export function currentChannels(
  { values: configured, sources }: ConfiguredChannels,
  first: StoredValues<ChannelSettingName> = {},
) {
  const current = currentValues(channelGroup, configured, sources, first);
  const { values, sourceOf } = current;
  const names = Object.keys(channelVariables) as ChannelSettingName[];
  /** Lists every setting of the channels, without secrets. */
  const list = (): ChannelSetting[] =>
    names.map((name) => ({ name, value: shown(name, values[name]), source: sourceOf(name) }));
  return { ...current, list };
}

/** Reads the channels' values from the database. */
export function readStoredChannels(db: Site["db"]) {
  return readStoredValues(db, channelGroup);
}

function shown(name: ChannelSettingName, value: string | null): string | null {
  const server = name === "smtpUrl" && parseSmtpUrl(value ?? "");
  if (server) return `${server.secure ? "smtps" : "smtp"}://${server.host}:${server.port}`;
  const address = name === "notifyUrl" && parseNotifyUrl(value ?? "");
  if (address) return `${address.kind === "ntfy" ? "ntfy+" : ""}${new URL(address.url).origin}`;
  return secretChannelSettings.includes(name) ? null : value;
}
