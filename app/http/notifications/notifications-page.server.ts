import { listBrowsers, listTargets, readPushKeys } from "~/domain/notifications/channels/targets.server";
import { listDeliveries } from "~/domain/notifications/outbox/deliveries-queries.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import type { Site } from "~/domain/site";

/** Reads everything about notifications that the owner may see, for the page 'Avvisi' and for the JSON call. */
export async function readNotifications(site: Site) {
  const targets = await listTargets(site, site.db);
  return {
    paused: await areNotificationsPaused(site.db),
    channels: site.channels.list(),
    browsers: await listBrowsers(site),
    deliveries: await listDeliveries(site),
    hasTarget: targets.length > 0,
    pushKey: (await readPushKeys(site)).publicKey.toString("base64url"),
  };
}
