import * as z from "zod";
import type { ChannelSetting, ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { targetKey } from "~/domain/notifications/messenger";
import { type Delivery, type PushBrowser, notificationEvents } from "~/domain/notifications/notification";
import type { TrialResult } from "~/domain/notifications/outbox/send-trial.server";
import { deliveryFailure } from "~/text/it/admin/notifications/notifications";
import { browserText } from "~/text/it/admin/settings-pages";
import { timestamp } from "~/http/api/timestamp.server";
import { settingSource } from "./settings-json.server";

const channelShape = z.object({ value: z.string().nullable(), source: settingSource });

/** The channels by name. Of a secret channel, only scheme, host and port are shown. */
export const channelsShape = z.object({
  notifyEmail: channelShape,
  smtpUrl: channelShape,
  notifyUrl: channelShape,
  notifyDetail: channelShape,
} satisfies Record<ChannelSettingName, z.ZodType>);

export const browserShape = z.object({ id: z.string(), browser: z.string(), createdAt: timestamp }).meta({
  examples: [
    { id: "3c1f7be09a52d6e48b17", browser: "Chrome su Android", createdAt: "2024-05-02T18:20:00.000Z" },
  ],
});

const deliveryShape = z.object({
  id: z.string(),
  channel: z.enum(["mail", "message", "push"]),
  to: z.string().nullable(),
  trial: z.boolean(),
  events: z.array(z.object({ event: z.enum(notificationEvents), count: z.int() })),
  createdAt: timestamp,
  tries: z.int(),
  nextAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  outcome: z.enum(["sent", "given-up", "gone", "empty", "unknown"]).nullable(),
  error: z.string().nullable(),
});

/** The channels of the owner's notifications, and the results of the last messages. */
export const notificationsShape = z.object({
  paused: z.boolean(),
  channels: channelsShape,
  browsers: z.array(browserShape),
  pushKey: z.string(),
  deliveries: z.array(deliveryShape),
});

/** The results of a trial message, one for each target. */
export const trialShape = z.array(
  z.object({ to: z.string(), arrived: z.boolean(), error: z.string().nullable() }),
);

/** Converts channels to JSON. */
export function channelsJson(channels: ChannelSetting[]): z.infer<typeof channelsShape> {
  const entries = channels.map(({ name, value, source }) => [name, { value, source }]);
  return Object.fromEntries(entries) as z.infer<typeof channelsShape>;
}

/** Converts a browser that gets push messages to JSON, with the kind of browser in words. */
export function browserJson({ id, browser, createdAt }: PushBrowser): z.infer<typeof browserShape> {
  return { id, browser: browserText(browser), createdAt };
}

/** Converts a notification to JSON, with its last failure as a sentence. */
export function deliveryJson({ error, ...delivery }: Delivery): z.infer<typeof deliveryShape> {
  return { ...delivery, error: error && deliveryFailure(error) };
}

/** Converts the results of a trial message to JSON. */
export function trialJson(results: TrialResult[]): z.infer<typeof trialShape> {
  return results.map(({ target, result }) => ({
    to: targetKey(target),
    arrived: result.ok,
    error: result.ok ? null : deliveryFailure(result.error),
  }));
}
