import * as z from "zod";
import { confirmOwner } from "~/domain/auth/sign-in.server";
import {
  changeChannels,
  channelChangesSchema,
} from "~/domain/notifications/channels/current-channels.server";
import type { ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { notificationEvents } from "~/domain/notifications/notification";
import { done } from "~/domain/result";
import { converted } from "~/http/api/json-answer.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { browserJson, browserShape } from "~/http/api/json/browser-json.server";
import { settingSource, settingsJson } from "~/http/api/json/settings-json.server";
import { timestamp } from "~/http/api/json/shapes.server";
import { ownerSender } from "~/http/session.server";
import { readNotifications } from "~/domain/notifications/outbox/deliveries-queries.server";
import { deliveryFailure } from "~/text/owner/deliveries";
import { ownerWordsIn } from "~/text/owner/languages.server";

const channelShape = z.object({ value: z.string().nullable(), source: settingSource });

/** The channels by name. Of a secret channel, only scheme, host and port are shown. */
const channelsShape = z.object({
  notifyEmail: channelShape,
  smtpUrl: channelShape,
  notifyUrl: channelShape,
  notifyDetail: channelShape,
} satisfies Record<ChannelSettingName, z.ZodType>);

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

const read = jsonCall({
  id: "adminReadNotifications",
  answer: z.object({
    paused: z.boolean(),
    channels: channelsShape,
    browsers: z.array(browserShape),
    pushKey: z.string(),
    deliveries: z.array(deliveryShape),
  }),
  async run({ site }) {
    const { paused, channels, browsers, deliveries, pushKey } = await readNotifications(site);
    return done({
      paused,
      channels: settingsJson(channels),
      browsers: browsers.map(browserJson),
      pushKey,
      deliveries: deliveries.map(({ error, ...delivery }) => {
        return {
          ...delivery,
          error: error && deliveryFailure(ownerWordsIn("it", "").text.notifications, error),
        };
      }),
    });
  },
});

const change = jsonCall({
  id: "adminChangeNotifications",
  method: "PATCH",
  body: {
    json: channelChangesSchema.extend({ currentPassword: z.string().optional() }),
    example: () => ({ notifyEmail: "ciao@capi.example" }),
    maxKilobytes: 8,
  },
  answer: channelsShape,
  refusals: [
    "invalid",
    "setting-configured",
    "password-required",
    "password-wrong",
    "too-many-passwords",
    "too-many-sign-ins",
  ],
  async run({ site, context, json: { currentPassword: password, ...fields } }) {
    const confirmed = await confirmOwner(site, { password, ...(await ownerSender(context)) });
    if (confirmed.ok) return converted(await changeChannels(site, fields), settingsJson);
    return confirmed.code === "password-required"
      ? { ...confirmed, answer: { passwordRequired: true } }
      : confirmed;
  },
});

/** The calls that read and change the settings of the owner's notifications. */
export const { calls, loader, action } = ownerRoute(read, change);
