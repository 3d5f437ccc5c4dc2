import { type Selectable, expressionBuilder } from "kysely";
import type { Site } from "~/domain/site";
import type { Database, NotificationMessagesTable } from "~db/schema";
import type { SendResult } from "~/domain/notifications/messenger";
import type { Outcome } from "~/domain/notifications/notification";
import { before, claimedFor, giveUpAfter, longestPause, pauseAfter } from "./time-limits";

export type ClaimedMessage = Selectable<NotificationMessagesTable>;

type Clocked = Pick<Site, "db" | "now">;

/**
 * Takes a message whose time has come, for two minutes; null when there is none. Of several senders only one gets it. A
 * message whose last two tries ended without a known result is ended: it may have arrived twice already.
 */
export async function claimMessage(site: Clocked): Promise<ClaimedMessage | null> {
  for (;;) {
    const claimed = await claimNext(site);
    if (!claimed) return null;
    if (claimed.unsettled <= 2) return claimed;
    await endMessage(site, claimed.id, "unknown");
  }
}

async function claimNext(site: Clocked): Promise<ClaimedMessage | undefined> {
  const now = before(site, 0);
  const { or, eb } = expressionBuilder<Database, "notification_messages">();
  const isFree = or([
    eb("claimed_until", "is", null),
    eb("claimed_until", "<=", now),
    eb("claimed_until", ">", before(site, -2 * claimedFor)),
  ]);
  // What is further ahead than any pause was written by a clock that has been set back since.
  const isDue = or([eb("next_at", "<=", now), eb("next_at", ">", before(site, -2 * longestPause))]);
  const next = eb
    .selectFrom("notification_messages")
    .select("id")
    .where("ended_at", "is", null)
    .where(isDue)
    .where(isFree)
    .orderBy("next_at")
    .orderBy("id")
    .limit(1);
  return (
    site.db
      .updateTable("notification_messages")
      .set({
        claimed_until: before(site, -claimedFor),
        tries: eb("tries", "+", 1),
        unsettled: eb("unsettled", "+", 1),
      })
      .where("id", "=", next)
      // Asked again, for two senders that have chosen the same one at the same moment.
      .where(isFree)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Notes the result of a try: the end, or when the next one is due. */
export async function settleMessage(
  site: Clocked,
  { id, tries, created_at }: Pick<ClaimedMessage, "id" | "tries" | "created_at">,
  result: SendResult,
): Promise<void> {
  if (result.ok) return endMessage(site, id, "sent");
  const { code, status = null } = result.error;
  const failure = { error: code, error_status: status };
  if (result.gone) return endMessage(site, id, "gone", failure);
  const next = before(site, -pauseAfter(tries));
  const last = new Date(Date.parse(created_at) + giveUpAfter).toISOString();
  if (next > last) return endMessage(site, id, "given-up", failure);
  await site.db
    .updateTable("notification_messages")
    .set({ next_at: next, claimed_until: null, unsettled: 0, ...failure })
    .where("id", "=", id)
    .execute();
}

/** Ends a message: it is never tried again. */
export async function endMessage(
  site: Clocked,
  id: string,
  outcome: Exclude<Outcome, null>,
  failure: { error: string | null; error_status: number | null } = { error: null, error_status: null },
): Promise<void> {
  await site.db
    .updateTable("notification_messages")
    .set({ ended_at: before(site, 0), claimed_until: null, unsettled: 0, outcome, ...failure })
    .where("id", "=", id)
    .execute();
}

/**
 * Frees what a sender held that ended in the middle of a try. Only for a process that knows that no other one is at
 * work on this database.
 */
export async function releaseClaims({ db }: Pick<Site, "db">): Promise<void> {
  await db
    .updateTable("notification_messages")
    .set({ claimed_until: null })
    .where("claimed_until", "is not", null)
    .execute();
}
