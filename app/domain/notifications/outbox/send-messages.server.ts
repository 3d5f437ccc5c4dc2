import { type Selectable, sql } from "kysely";
import { momentIn } from "~/domain/day";
import { removeBrowser, listTargets } from "~/domain/notifications/channels/targets.server";
import { type SendResult, type Target, targetKey } from "~/domain/notifications/messenger";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import type { Clocked, Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { claimDue } from "./claim-due.server";
import { readMessageItems } from "./message-items.server";
import { queueMessages } from "./queue-messages.server";
import { giveUpAfter, pauseAfter } from "./time-limits";

/** The most messages that are claimed together. A target has at most one that waits. */
const max = 200;

type ClaimedMessage = Selectable<Database["notification_messages"]>;

/**
 * Sends each message that is due, once. A message that fails becomes due again later. Nothing is sent while
 * notifications are paused. Only the server's timer calls this, never a visitor's request.
 */
export async function sendMessages(site: Site): Promise<void> {
  if (await areNotificationsPaused(site.db)) return;
  await queueMessages(site);
  const claimed = await claimMessages(site);
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

/** Claims all messages that are due. One whose last two tries have no known result ends: it may have come twice. */
export async function claimMessages(site: Clocked): Promise<ClaimedMessage[]> {
  const claimed = await claimDue(site, "notification_messages", { waits: sql`ended_at is null`, max });
  const lost = claimed.filter(({ unsettled }) => unsettled > 2);
  for (const { id } of lost) await endMessage(site, id, "unknown");
  return claimed.filter((one) => !lost.includes(one));
}

/** Stores the result of a try. Either the message is finished, or the time of its next try is stored. */
async function settleMessage(site: Clocked, { id, tries, created_at }: ClaimedMessage, result: SendResult) {
  if (result.ok) return endMessage(site, id, "sent");
  const { code, status = null } = result.error;
  const failure = { error: code, error_status: status };
  if (result.gone) return endMessage(site, id, "gone", failure);
  const next = momentIn(site, pauseAfter(tries));
  const last = new Date(Date.parse(created_at) + giveUpAfter).toISOString();
  if (next > last) return endMessage(site, id, "given-up", failure);
  await changeMessage(site, id, { next_at: next, ...failure });
}

const noFailure: Pick<ClaimedMessage, "error" | "error_status"> = { error: null, error_status: null };

/** Finishes a message, which is then never tried again. */
function endMessage(site: Clocked, id: string, outcome: ClaimedMessage["outcome"], failure = noFailure) {
  return changeMessage(site, id, { ended_at: momentIn(site, 0), outcome, ...failure });
}

async function changeMessage({ db }: Clocked, id: string, changes: Partial<ClaimedMessage>): Promise<void> {
  const message = db.updateTable("notification_messages").where("id", "=", id);
  await message.set({ unsettled: 0, ...changes }).execute();
}

/** Makes the messages due of senders that stopped in the middle of a try. No other process may use this database. */
export async function releaseClaims(site: Clocked): Promise<void> {
  const claimed = site.db.updateTable("notification_messages").set({ next_at: momentIn(site, 0) });
  await claimed.where("ended_at", "is", null).where("unsettled", ">", 0).execute();
}
