import type { Kysely } from "kysely";
import {
  type ConfiguredSources,
  type CurrentValues,
  type StoredValues,
  currentValues,
  readStoredValues,
  storedValues,
} from "~/domain/settings/setting-group.server";
import type { Database } from "~db/schema";
import { channelSchemas } from "./channel-schemas.server";
import {
  type ChannelSetting,
  type ChannelSettingName,
  type ChannelValues,
  channelSettingNames,
  channelVariables,
} from "./channel-settings";
import { parseNotifyUrl } from "./notify-url.server";
import { parseSmtpUrl } from "./smtp-url.server";

/** The channels as set by the environment and `site.env`. */
export interface ConfiguredChannels {
  values: ChannelValues;
  sources: ConfiguredSources<ChannelSettingName>;
}

export type StoredChannels = StoredValues<ChannelSettingName>;

/** The channels of an open site with their secrets. No page and no log may contain `values`. */
export interface CurrentChannels extends CurrentValues<ChannelSettingName, ChannelValues> {
  /** Lists every setting without secrets. */
  list(): ChannelSetting[];
}

/** The addresses for the owner's messages, with the rules for each value. */
export const channelGroup = {
  variables: channelVariables,
  schemas: channelSchemas,
  defaults: { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null },
};

/** Creates the channels of a site. `first` are the values from its database. */
export function currentChannels(configured: ConfiguredChannels, first: StoredChannels = {}): CurrentChannels {
  const current = currentValues(channelGroup, configured.values, configured.sources, first);
  const { values, sourceOf } = current;
  const list = () =>
    channelSettingNames.map((name) => ({ name, value: shown(name, values[name]), source: sourceOf(name) }));
  return { ...current, list };
}

/** Reads the stored values. */
export async function readStoredChannels(db: Kysely<Database>): Promise<StoredChannels> {
  return readStoredValues(db, channelGroup);
}

/** Returns the valid values of stored rows. */
export function storedChannels(rows: { key: string; value: string }[]): StoredChannels {
  return storedValues(channelGroup, rows);
}

function shown(name: ChannelSettingName, value: string | null): string | null {
  if (value === null) return null;
  if (name === "smtpUrl") {
    const server = parseSmtpUrl(value);
    return server && `${server.secure ? "smtps" : "smtp"}://${server.host}:${server.port}`;
  }
  if (name === "notifyUrl") {
    const address = parseNotifyUrl(value);
    return address && `${address.kind === "ntfy" ? "ntfy+" : ""}${new URL(address.url).origin}`;
  }
  return value;
}
