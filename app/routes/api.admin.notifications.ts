import * as z from "zod";
import { confirmOwner } from "~/domain/auth/sign-in.server";
import { changeChannels } from "~/domain/notifications/channels/change-channels.server";
import { channelChangesSchema } from "~/domain/notifications/channels/channel-schemas.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import {
  browserJson,
  channelsJson,
  channelsShape,
  deliveryJson,
  notificationsShape,
} from "~/http/api/json/notifications-json.server";
import { ownerSender } from "~/http/session.server";
import { readNotifications } from "~/http/notifications/notifications-page.server";

const read = jsonCall({
  id: "adminReadNotifications",
  method: "GET",
  owner: true,
  status: 200,
  answer: notificationsShape,
  async run({ site }) {
    const { paused, channels, browsers, deliveries, pushKey } = await readNotifications(site);
    return done({
      paused,
      channels: channelsJson(channels),
      browsers: browsers.map(browserJson),
      pushKey,
      deliveries: deliveries.map(deliveryJson),
    });
  },
});

const change = jsonCall({
  id: "adminChangeNotifications",
  method: "PATCH",
  owner: true,
  body: {
    json: channelChangesSchema.extend({ currentPassword: z.string().optional() }),
    example: () => ({ notifyEmail: "ciao@capi.example" }),
    maxKilobytes: 8,
  },
  status: 200,
  answer: channelsShape,
  refusals: [
    ...(["invalid", "setting-configured"] as const),
    ...(["password-required", "password-wrong", "too-many-passwords", "too-many-sign-ins"] as const),
  ],
  async run({ site, context, json: { currentPassword: password, ...fields } }) {
    const confirmed = await confirmOwner(site, { password, ...(await ownerSender(context)) });
    if (!confirmed.ok) {
      return {
        ...confirmed,
        ...(confirmed.code === "password-required" && { answer: { passwordRequired: true } }),
      };
    }
    const result = await changeChannels(site, fields);
    return result.ok ? done(channelsJson(result.value)) : result;
  },
});

/** The calls that read and change the settings of the owner's notifications. */
export const calls = [read, change];
export const { loader, action } = jsonRoute(calls);
