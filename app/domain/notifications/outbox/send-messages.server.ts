import type { Site } from "~/domain/site";
import { type ClaimedMessage, claimMessage, endMessage, settleMessage } from "./claim-message.server";
import { readMessageItems } from "./message-contents.server";
import { type Target, targetKey } from "~/domain/notifications/messenger";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { queueMessages } from "./queue-messages.server";
import { removeBrowser } from "~/domain/notifications/channels/push-browsers.server";
import { listTargets } from "~/domain/notifications/channels/targets.server";

/**
 * Sends each message that is due, once. A message that fails becomes due again later. Nothing is sent while
 * notifications are paused. Only the server's timer calls this, never a visitor's request.
 */
export async function sendMessages(site: Site): Promise<void> {
  if (await areNotificationsPaused(site.db)) return;
  await queueMessages(site);
  const claimed: ClaimedMessage[] = [];
  for (let next = await claimMessage(site); next; next = await claimMessage(site)) claimed.push(next);
  if (claimed.length === 0) return;
  const targets = new Map((await listTargets(site, site.db)).map((one) => [targetKey(one), one]));
  const sent = await Promise.allSettled(claimed.map((one) => trySending(site, one, targets.get(one.target))));
  for (const result of sent) if (result.status === "rejected") throw result.reason;
}

async function trySending(site: Site, message: ClaimedMessage, target: Target | undefined): Promise<void> {
  const { id, created_at: createdAt } = message;
  if (!target) return endMessage(site, id, "gone");
  const items = await readMessageItems(site, id);
  if (items.length === 0) return endMessage(site, id, "empty");
  const result = await site.messenger.send(target, { id, createdAt, items }, site.now());
  await settleMessage(site, message, result);
  if (!result.ok && result.gone && target.channel === "push") await removeBrowser(site, target.id);
}
