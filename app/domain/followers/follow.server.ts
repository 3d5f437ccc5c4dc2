import { dayMs, dayOf } from "~/domain/day";
import { consumeAttempt, networkOf } from "~/domain/limits/rate-limit.server";
import { newId } from "~/domain/new-id";
import type { Subscription } from "~/domain/notifications/outbox/add-browser.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";

/** The hosts of the known push services. A name that begins with a dot stands for every host below it. */
const knownHosts = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/** The maximum number of browsers that follow the journey. */
export const maxFollowers = 5000;
/** The maximum number of subscriptions from one network in a day. */
export const followsPerDay = 20;

const limit = { of: "follows", max: followsPerDay, windowMs: dayMs };

interface Follow extends Subscription {
  language: string;
  storyId: string | null;
  from: string | null;
}

/**
 * Stores a browser that follows the journey, or that waits for one story (`storyId`). `language` is that of the page.
 * The outbox sends it a first message, and forgets the browser when its push service refuses that message.
 */
export async function follow(site: Site, { endpoint, keys, language, storyId, from }: Follow) {
  if (!isPushService(endpoint, site.pushHosts)) return refused("unknown-push-service");
  const { retryAfter } = await consumeAttempt(site, limit, from && networkOf(from));
  if (retryAfter !== null) return refused("too-many-follows");
  const now = site.now();
  const changed = { public_key: keys.p256dh, auth: keys.auth, language };
  const follows = storyId === null ? 1 : 0;
  const due_at = now.toISOString();
  return site.db.transaction().execute(async (trx) => {
    const known = trx.selectFrom("followers").select("id").where("endpoint", "=", endpoint);
    const isNew = (await known.executeTakeFirst()) === undefined;
    if (isNew && (await countRows(trx.selectFrom("followers"))) >= maxFollowers) {
      return refused("too-many-followers");
    }
    const { id } = await trx
      .insertInto("followers")
      .values({ id: newId(), endpoint, ...changed, day: dayOf(now), follows, message: "hello", due_at })
      .onConflict((conflict) =>
        conflict.column("endpoint").doUpdateSet((eb) => ({
          ...changed,
          follows: storyId === null ? 1 : eb.ref("followers.follows"),
          // A message that already waits is not replaced by the first one.
          message: eb.fn.coalesce("followers.message", "excluded.message"),
          due_at: eb.fn.coalesce("followers.due_at", "excluded.due_at"),
        })),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    if (storyId !== null) {
      const waiting = trx.insertInto("follower_stories").values({ follower_id: id, story_id: storyId });
      await waiting.onConflict((conflict) => conflict.doNothing()).execute();
    }
    return done(null);
  });
}

/** Forgets a browser and the stories that it waits for. An unknown browser is no error. */
export async function unfollow({ db }: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("followers").where("endpoint", "=", endpoint).execute();
}

/** Forgets the browsers that neither follow the journey nor wait for a story or a message. */
export async function forgetIdleFollowers(db: Site["db"]): Promise<void> {
  const waiting = db.selectFrom("follower_stories").select("follower_id");
  const idle = db.deleteFrom("followers").where("follows", "=", 0).where("message", "is", null);
  await idle.where("id", "not in", waiting).execute();
}

/** True when an endpoint belongs to a push service: a known one, or one of these hosts of the configuration. */
function isPushService(endpoint: string, configured: readonly string[]): boolean {
  const { host } = new URL(endpoint);
  return [...knownHosts, ...configured].some((known) =>
    known.startsWith(".") ? host.endsWith(known) : host === known,
  );
}
