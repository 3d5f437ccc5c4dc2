import type { Kysely } from "kysely";
import type { SettingSource } from "~/domain/settings/setting";
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

/** What the environment and `site.env` say of the channels. */
export interface ConfiguredChannels {
  values: ChannelValues;
  sources: Partial<Record<ChannelSettingName, "environment" | "file">>;
}

export type StoredChannels = Partial<Record<ChannelSettingName, string>>;

/** The channels of an open site, secrets included: nothing of `values` goes into a page or a log. */
export interface CurrentChannels {
  /** Always the same object; its values are those of now. */
  readonly values: Readonly<ChannelValues>;
  /** Every setting as it may be shown. */
  list(): ChannelSetting[];
  sourceOf(name: ChannelSettingName): SettingSource;
  /** Replaces the stored values. The environment and `site.env` win over them. */
  useStored(stored: StoredChannels): void;
}

/** The channels of a site, with what is stored in its database. */
export function currentChannels(
  { values: configured, sources }: ConfiguredChannels,
  first: StoredChannels = {},
): CurrentChannels {
  const values = { ...configured };
  let stored: StoredChannels = {};
  const sourceOf = (name: ChannelSettingName): SettingSource =>
    sources[name] ?? (stored[name] === undefined ? "default" : "database");
  const useStored = (given: StoredChannels) => {
    stored = given;
    for (const name of channelSettingNames) if (!sources[name]) values[name] = stored[name] ?? null;
  };
  useStored(first);
  const list = () =>
    channelSettingNames.map((name) => ({ name, value: shown(name, values[name]), source: sourceOf(name) }));
  return { values, list, sourceOf, useStored };
}

/** Reads the stored values; one that this version does not accept counts as not set. */
export async function readStoredChannels(db: Kysely<Database>): Promise<StoredChannels> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.values(channelVariables))
    .execute();
  return storedChannels(rows);
}

/** The valid ones of stored rows. */
export function storedChannels(rows: { key: string; value: string }[]): StoredChannels {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const valid = channelSettingNames.flatMap((name) => {
    const read = channelSchemas[name].safeParse(values.get(channelVariables[name]));
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(valid) as StoredChannels;
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
