import * as z from "zod";
import { mistake } from "~/domain/forms/field-schemas";
import { newId } from "~/domain/new-id";
import { listBrowsers, removeBrowser } from "~/domain/notifications/channels/push-browsers.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { sendTrialTo } from "./send-trial.server";

const malformed = mistake("malformed").error;
const base64url = (bytes: number) =>
  z
    .string(malformed)
    .regex(/^[\w-]+={0,2}$/, malformed)
    .refine((text) => Buffer.from(text, "base64url").length === bytes, malformed);

/** The subscription of a browser, as `PushSubscription.toJSON()` writes it. */
export const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/, error: malformed }).max(1000, malformed),
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

/**
 * Enables push messages in a browser (of this kind) and sends a trial message to it. The browser is stored only once,
 * and not when its push service refuses that message ("push-refused").
 */
export async function addBrowser(site: Site, { endpoint, keys }: Subscription, browser: string | null) {
  const known = await listBrowsers(site);
  const row = {
    id: newId(),
    endpoint,
    public_key: keys.p256dh,
    auth: keys.auth,
    browser,
    created_at: site.now().toISOString(),
  };
  const stored = await site.db
    .insertInto("push_browsers")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({ public_key: row.public_key, auth: row.auth, browser }),
    )
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
