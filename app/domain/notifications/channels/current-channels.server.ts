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

/** The values of the channels from the environment and `site.env`, with their sources. */
export interface ConfiguredChannels {
  values: ChannelValues;
  sources: ConfiguredSources<ChannelSettingName>;
}

export type StoredChannels = StoredValues<ChannelSettingName>;

/** The channels of an open site, with secrets in `values`. No page and no log may contain `values`. */
export interface CurrentChannels extends CurrentValues<ChannelSettingName, ChannelValues> {
  /** Lists every setting of the channels, without secrets. */
  list(): ChannelSetting[];
}

/** The settings of the owner's notifications, with the rules for each value. */
export const channelGroup = {
  variables: channelVariables,
  schemas: channelSchemas,
  defaults: { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null },
};

/** Creates the channels of a site. `first` has the values that the database has at the start. */
export function currentChannels(configured: ConfiguredChannels, first: StoredChannels = {}): CurrentChannels {
  const current = currentValues(channelGroup, configured.values, configured.sources, first);
  const { values, sourceOf } = current;
  const list = () =>
    channelSettingNames.map((name) => ({ name, value: shown(name, values[name]), source: sourceOf(name) }));
  return { ...current, list };
}

/** Reads the channels' values from the database. */
export async function readStoredChannels(db: Kysely<Database>): Promise<StoredChannels> {
  return readStoredValues(db, channelGroup);
}

/** Returns the valid values in rows of the table of settings. */
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
