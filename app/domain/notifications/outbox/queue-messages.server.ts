import { momentIn } from "~/domain/day";
import { listTargets } from "~/domain/notifications/channels/targets.server";
import { targetKey } from "~/domain/notifications/messenger";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import { giveUpAfter } from "./time-limits";

/** The minimum time between two messages to the same target, in milliseconds. */
const quiet = 10 * 60 * 1000;
const batch = 500;

type Clocked = Pick<Site, "now">;

/**
 * Makes messages from recorded notifications, at most one for each target. A target gets no new message while its last
 * message is on its way or less than ten minutes old. The next message then contains everything that waits.
 */
export async function queueMessages(site: Pick<Site, "db" | "channels" | "now">): Promise<void> {
  const { db } = site;
  const unqueued = db.selectFrom("notifications").select("id").where("queued", "=", 0).limit(1);
  if (!(await unqueued.executeTakeFirst()) && (await waitingTargets(db)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    const targets = (await listTargets(site, trx)).map(targetKey);
    await addEntries(trx, targets, momentIn(site, -giveUpAfter));
    for (const target of await waitingTargets(trx)) {
      const waiting = trx.deleteFrom("notification_entries").where("message_id", "is", null);
      if (!targets.includes(target)) await waiting.where("target", "=", target).execute();
      else if (!(await mustBeQuiet(site, trx, target))) await makeMessage(site, trx, target);
    }
  });
}

/** Adds an entry for each target to every new notification, unless the notification is from before `oldest`. */
async function addEntries(trx: Site["db"], targets: string[], oldest: string): Promise<void> {
  for (;;) {
    const next = trx.selectFrom("notifications").select("id").where("queued", "=", 0).limit(batch);
    const taken = trx.updateTable("notifications").set({ queued: 1 }).where("id", "in", next);
    const found = await taken.returning(["id", "created_at"]).execute();
    if (found.length === 0) return;
    const fresh = found.filter(({ created_at }) => created_at > oldest);
    for (const target of fresh.length > 0 ? targets : []) {
      const entries = fresh.map(({ id }) => ({ notification_id: id, target }));
      await trx.insertInto("notification_entries").values(entries).execute();
    }
  }
}

async function waitingTargets(db: Site["db"]): Promise<string[]> {
  const waiting = db.selectFrom("notification_entries").select("target").where("message_id", "is", null);
  return (await waiting.distinct().execute()).map(({ target }) => target);
}

async function mustBeQuiet(site: Clocked, trx: Site["db"], target: string): Promise<boolean> {
  const messages = trx.selectFrom("notification_messages").select("id").where("target", "=", target);
  const last = messages.where("trial", "=", 0).where(({ eb, or, and }) =>
    or([
      eb("ended_at", "is", null),
      and([
        eb("outcome", "in", ["sent", "unknown"]),
        eb("ended_at", ">", momentIn(site, -quiet)),
        // A time in the future was stored before the clock was set back. It must not keep the target quiet.
        eb("ended_at", "<=", momentIn(site, 0)),
      ]),
    ]),
  );
  return (await last.limit(1).executeTakeFirst()) !== undefined;
}

async function makeMessage(site: Clocked, trx: Site["db"], target: string): Promise<void> {
  const id = newId();
  const now = momentIn(site, 0);
  const message = { id, target, next_at: now, created_at: now };
  await trx.insertInto("notification_messages").values(message).execute();
  const waiting = trx.updateTable("notification_entries").set({ message_id: id });
  await waiting.where("target", "=", target).where("message_id", "is", null).execute();
}
