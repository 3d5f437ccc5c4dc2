import { type Selectable, expressionBuilder } from "kysely";
import { momentIn } from "~/domain/day";
import { removeBrowser, listTargets } from "~/domain/notifications/channels/targets.server";
import { type SendResult, type Target, targetKey } from "~/domain/notifications/messenger";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import type { Clocked, Db, Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { readMessageItems } from "./message-items.server";
import { queueMessages } from "./queue-messages.server";
import { claimedFor, giveUpAfter, longestPause, pauseAfter } from "./time-limits";

type ClaimedMessage = Selectable<Database["notification_messages"]>;

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

/**
 * Claims a message that is due, for two minutes. Null when none is due. Only one sender can claim it. Each claim is a
 * try. A message whose last two tries have no known result is finished instead: it may have arrived twice already.
 */
export async function claimMessage(site: Clocked): Promise<ClaimedMessage | null> {
  for (;;) {
    const claimed = await claimNext(site);
    if (!claimed) return null;
    if (claimed.unsettled <= 2) return claimed;
    await endMessage(site, claimed.id, "unknown");
  }
}

function claimNext(site: Clocked): Promise<ClaimedMessage | undefined> {
  const now = momentIn(site, 0);
  const { or, eb } = expressionBuilder<Database, "notification_messages">();
  const isFree = or([
    eb("claimed_until", "is", null),
    eb("claimed_until", "<=", now),
    eb("claimed_until", ">", momentIn(site, 2 * claimedFor)),
  ]);
  // A next try further ahead than the longest pause was planned before the clock was set back. Such a message is due.
  const isDue = or([eb("next_at", "<=", now), eb("next_at", ">", momentIn(site, 2 * longestPause))]);
  const open = eb.selectFrom("notification_messages").select("id").where("ended_at", "is", null);
  const next = open.where(isDue).where(isFree).orderBy("next_at").orderBy("id").limit(1);
  const claim = {
    claimed_until: momentIn(site, claimedFor),
    tries: eb("tries", "+", 1),
    unsettled: eb("unsettled", "+", 1),
  };
  const claiming = site.db.updateTable("notification_messages").set(claim).where("id", "=", next);
  // The condition is repeated in the update, because another sender may choose the same message at the same moment.
  return claiming.where(isFree).returningAll().executeTakeFirst();
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
  await message.set({ claimed_until: null, unsettled: 0, ...changes }).execute();
}

/** Releases the messages of senders that stopped in the middle of a try. No other process may use this database. */
export async function releaseClaims({ db }: Db): Promise<void> {
  const claimed = db.updateTable("notification_messages").set({ claimed_until: null });
  await claimed.where("claimed_until", "is not", null).execute();
}
