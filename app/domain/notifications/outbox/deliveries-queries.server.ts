import { dayMs, momentIn } from "~/domain/day";
import { newestFirst } from "~/domain/pagination/cursor.server";
import { listBrowsers, listTargets, readPushKeys } from "~/domain/notifications/channels/targets.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import type { Clocked, Db, Site } from "~/domain/site";
import { type Channel, notificationEvents, storedError } from "~/domain/notifications/notification";

/** Reads everything about notifications that the owner may see, for the page 'Avvisi' and for the JSON call. */
export async function readNotifications(site: Site) {
  return {
    paused: await areNotificationsPaused(site.db),
    channels: site.channels.list(),
    browsers: await listBrowsers(site),
    deliveries: await listDeliveries(site),
    hasTarget: (await listTargets(site, site.db)).length > 0,
    pushKey: (await readPushKeys(site)).publicKey.toString("base64url"),
  };
}

/** A message as the owner sees it. `to`: a mail's address, or the kind of browser of a push message, or null. */
export type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Lists the last `max` messages, newest first. Messages without contents are left out. */
export async function listDeliveries({ db }: Db, max = 20) {
  const messages = db.selectFrom("notification_messages").selectAll();
  const full = messages.where(({ eb, or }) => or([eb("outcome", "is", null), eb("outcome", "<>", "empty")]));
  const rows = await newestFirst(full, ["created_at", "id"], { limit: max }).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom("notification_entries as entries")
    .innerJoin("notifications", "notifications.id", "entries.notification_id")
    .where("entries.message_id", "in", ids)
    .groupBy(["entries.message_id", "notifications.event"])
    .select(({ fn }) => ["entries.message_id", "notifications.event", fn.countAll<number>().as("count")])
    .execute();
  const browsers = await db.selectFrom("push_browsers").select(["id", "browser"]).execute();
  return rows.map((row) => {
    const [channel = "", ...rest] = row.target.split(":");
    const name = rest.join(":");
    const isPush = channel === "push";
    return {
      id: row.id,
      channel: channel as Channel,
      to: isPush ? (browsers.find(({ id }) => id === name)?.browser ?? null) : name || null,
      trial: row.trial === 1,
      events: notificationEvents.flatMap((event) => {
        const found = counts.find((one) => one.message_id === row.id && one.event === event);
        return found ? [{ event, count: Number(found.count) }] : [];
      }),
      createdAt: row.created_at,
      tries: row.tries,
      nextAt: row.ended_at === null ? row.next_at : null,
      endedAt: row.ended_at,
      outcome: row.outcome,
      error: row.error === null ? null : storedError(row.error, row.error_status),
    };
  });
}

/** Deletes notifications and messages that have been finished for more than 30 days. */
export async function expireNotifications(site: Clocked): Promise<void> {
  const oldest = momentIn(site, -30 * dayMs);
  await site.db.deleteFrom("notifications").where("created_at", "<", oldest).execute();
  const old = site.db.deleteFrom("notification_messages").where("created_at", "<", oldest);
  await old.where("ended_at", "is not", null).execute();
}
