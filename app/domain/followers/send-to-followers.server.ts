import { type Selectable, sql } from "kysely";
import { dayOf, momentIn } from "~/domain/day";
import { claimDue } from "~/domain/notifications/outbox/claim-due.server";
import { pauseAfter } from "~/domain/notifications/outbox/time-limits";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { readValue, replaceValue, writeValue } from "~/domain/key-values.server";
import type { Clocked, Db, Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { forgetIdleFollowers, unfollow } from "./follow.server";

type Follower = Selectable<Database["followers"]>;

/** The setting with the moment up to which published blog posts were announced. */
const announcedKey = "announced-until";
/** The number of runs in an hour. A run sends this share of the announcements, so that they spread over an hour. */
const runsPerHour = 720;
/** The maximum number of other messages in one run. */
const maxAtOnce = 20;
/** The number of tries after which a message to a proved browser is given up. */
const maxTries = 10;

/** Announces new blog posts to followers, and sends what is due, once. Only the server's timer calls this. */
export async function sendToFollowers(site: Site): Promise<void> {
  if (await areNotificationsPaused(site.db)) return;
  await announceBlogPosts(site);
  const total = await countRows(site.db.selectFrom("followers"));
  if (total === 0) return;
  const due = [
    ...(await claim(site, ["hello", "diary"], maxAtOnce)),
    ...(await claim(site, ["article"], Math.ceil(total / runsPerHour))),
  ];
  const sent = await Promise.allSettled(due.map((follower) => trySending(site, follower)));
  for (const result of sent) if (result.status === "rejected") throw result.reason;
  if (due.length > 0) await forgetIdleFollowers(site.db);
}

/** Plans a message about the blog posts that became visible since the last call. One instance of several plans it. */
async function announceBlogPosts(site: Clocked): Promise<void> {
  const now = momentIn(site, 0);
  const until = await readValue(site.db, announcedKey);
  if (until === null || until > now) return writeValue(site.db, announcedKey, now);
  const all = site.db.selectFrom("blog_posts").select(["id", "story_id", "shown_at"]);
  const shown = all.where("published", "=", 1).where("shown_at", ">", until).where("shown_at", "<=", now);
  const posts = await shown.orderBy("shown_at", "desc").execute();
  const [newest] = posts;
  if (!newest) return;
  await site.db.transaction().execute(async (trx) => {
    if (!(await replaceValue(trx, announcedKey, until, newest.shown_at ?? now))) return;
    const plan = (message: "article" | "diary", post_id: string) =>
      trx.updateTable("followers").set({ message, post_id, due_at: now, tries: 0 });
    const following = plan("article", newest.id).where("follows", "=", 1).where("proved", "=", 1);
    const free = following.where(({ eb, or }) =>
      or([eb("message", "is", null), eb("message", "=", "article")]),
    );
    await free.execute();
    for (const { id, story_id } of posts) {
      if (story_id === null) continue;
      const waiting = trx.deleteFrom("follower_stories").where("story_id", "=", story_id);
      const ids = (await waiting.returning("follower_id").execute()).map((row) => row.follower_id);
      if (ids.length > 0) await plan("diary", id).where("id", "in", ids).execute();
    }
  });
}

/** Claims messages of these kinds that are due. All but the first message come at most once a day. */
function claim(site: Clocked, kinds: NonNullable<Follower["message"]>[], max: number) {
  const waits = sql`message in (${sql.join(kinds)})
    and (message = 'hello' or sent_on is null or sent_on <> ${dayOf(site.now())})`;
  return claimDue(site, "followers", { waits, max });
}

async function trySending(site: Site, follower: Follower): Promise<void> {
  const { id, public_key: publicKey, language, message: kind, proved, tries } = follower;
  if (kind === null || !(await isStillTrue(site, follower))) return settle(site, follower);
  const path = kind === "hello" ? "/segui" : `/blog/${follower.post_id}`;
  const target = { id, endpoint: follower.endpoint, publicKey, auth: follower.auth };
  const result = await site.messenger.sendToFollower(target, { kind, language, path }, site.now());
  if (result.ok) {
    const sentOn = kind === "hello" ? {} : { sent_on: dayOf(site.now()) };
    return settle(site, follower, { proved: 1, ...sentOn });
  }
  if (result.gone || proved === 0) {
    await unfollow(site, follower.endpoint);
  } else if (tries > maxTries) {
    await settle(site, follower);
  } else {
    const next = { due_at: momentIn(site, pauseAfter(tries)) };
    await site.db.updateTable("followers").set(next).where("id", "=", id).execute();
  }
}

/** False when the blog post of a message was hidden, deleted or withdrawn since. */
async function isStillTrue({ db }: Db, { message, post_id }: Follower): Promise<boolean> {
  if (message === "hello") return true;
  const post = db.selectFrom("blog_posts").select("id").where("id", "=", post_id).where("published", "=", 1);
  return (await post.executeTakeFirst()) !== undefined;
}

/** Ends a message, unless another message was planned meanwhile. */
async function settle({ db }: Db, { id, due_at }: Follower, changes: { proved?: 1; sent_on?: string } = {}) {
  const ended = { message: null, post_id: null, due_at: null, tries: 0, ...changes };
  const same = db.updateTable("followers").where("id", "=", id).where("due_at", "=", due_at);
  await same.set(ended).execute();
}
