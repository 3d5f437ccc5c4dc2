import * as z from "zod";
import { failsWith } from "~/domain/fields/field-schemas";
import { newId } from "~/domain/new-id";
import { listBrowsers, removeBrowser, listTargets } from "~/domain/notifications/channels/targets.server";
import { type Target, targetKey } from "~/domain/notifications/messenger";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";

const malformed = failsWith("malformed");
const base64url = (bytes: number) =>
  z
    .string(malformed)
    .regex(/^[\w-]+={0,2}$/, malformed)
    .refine((text) => Buffer.from(text, "base64url").length === bytes, malformed);

/** The subscription of a browser, as `PushSubscription.toJSON()` writes it. */
export const subscriptionSchema = z.object({
  endpoint: z.url({ ...malformed, protocol: /^https$/ }).max(1000, malformed),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** Reads a subscription that a form carries as JSON. Null when it is none. */
export function readSubscription(json: string): Subscription | null {
  try {
    return subscriptionSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

const max = 20;

/** Stores a browser, once, and sends a trial message to it. It is forgotten when its push service refuses that. */
export async function addBrowser(site: Site, { endpoint, keys }: Subscription, browser: string | null) {
  const known = await listBrowsers(site);
  const changed = { public_key: keys.p256dh, auth: keys.auth, browser };
  const stored = await site.db
    .insertInto("push_browsers")
    .values({ id: newId(), endpoint, created_at: site.now().toISOString(), ...changed })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(changed))
    .returning(["id", "created_at as createdAt"])
    .executeTakeFirstOrThrow();
  const isNew = known.every(({ id }) => id !== stored.id);
  if (isNew && known.length >= max) {
    await removeBrowser(site, stored.id);
    return refused("too-many-browsers");
  }
  const { id } = stored;
  const target = { channel: "push", id, endpoint, publicKey: keys.p256dh, auth: keys.auth } as const;
  const { result } = await sendTrialTo(site, target);
  if (!result.ok) {
    await removeBrowser(site, id);
    return refused("push-refused");
  }
  // The page /privacy names the channels of notifications, and may now name push messages.
  await site.pages.clear();
  return done({ ...stored, browser });
}

type Sender = Pick<Site, "db" | "channels" | "messenger" | "now">;

/** Sends a trial message to every target at once, and returns the result for each. Refused when there is no target. */
export async function sendTrial(site: Sender) {
  const targets = await listTargets(site, site.db);
  if (targets.length === 0) return refused("no-channel");
  return done(await Promise.all(targets.map((target) => sendTrialTo(site, target))));
}

/** Sends a trial message to one target and stores the result as a delivery. A push target that is gone is removed. */
export async function sendTrialTo(site: Sender, target: Target) {
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
