import { newId } from "~/domain/new-id";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { type SendResult, type Target, targetKey } from "~/domain/notifications/messenger";
import { removeBrowser } from "~/domain/notifications/channels/push-browsers.server";
import { listTargets } from "~/domain/notifications/channels/targets.server";

/** The result of a trial message to one target. */
export interface TrialResult {
  target: Target;
  result: SendResult;
}

type Sender = Pick<Site, "db" | "channels" | "messenger" | "now">;

/** Sends a trial message to every target at once, and returns the result for each. Refused when there is no target. */
export async function sendTrial(site: Sender): Promise<Result<TrialResult[], "no-channel">> {
  const targets = await listTargets(site, site.db);
  if (targets.length === 0) return refused("no-channel");
  return done(await Promise.all(targets.map((target) => sendTrialTo(site, target))));
}

/** Sends a trial message to one target and stores the result as a delivery. A push target that is gone is removed. */
export async function sendTrialTo(site: Sender, target: Target): Promise<TrialResult> {
  const id = newId();
  const now = site.now();
  const createdAt = now.toISOString();
  const message = { id, createdAt, items: [{ event: "trial" as const, at: createdAt }] };
  const result = await site.messenger.send(target, message, now);
  await site.db
    .insertInto("notification_messages")
    .values({
      id,
      target: targetKey(target),
      trial: 1,
      tries: 1,
      next_at: createdAt,
      created_at: createdAt,
      ended_at: site.now().toISOString(),
      outcome: result.ok ? "sent" : result.gone ? "gone" : "given-up",
      error: result.ok ? null : result.error.code,
      error_status: result.ok ? null : (result.error.status ?? null),
    })
    .execute();
  if (result.ok) {
    // The target can be reached, so its waiting messages are due now.
    const due = site.db.updateTable("notification_messages").set({ next_at: site.now().toISOString() });
    await due.where("target", "=", targetKey(target)).where("ended_at", "is", null).execute();
  } else if (result.gone && target.channel === "push") await removeBrowser(site, target.id);
  return { target, result };
}
