import { type Kysely, sql } from "kysely";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { findStory } from "./stories-queries.server";
import type { Story, StoryState } from "./story";

/**
 * Computes the states of these stories again. Runs inside the transaction that changed what they depend on. States are
 * stored, so that filtering and counting only need an index.
 */
export async function updateStoryStates(trx: Kysely<Database>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const state = sql<StoryState>`case
    when exists (select 1 from blog_posts where blog_posts.story_id = stories.id) then 'diary'
    when suspicion is not null then 'suspect'
    when read_at is null then 'new'
    else 'read'
  end`;
  await trx.updateTable("stories").set({ state }).where("id", "in", ids).execute();
}

/** Marks a story as read and in the diary, inside the transaction that makes a blog post from it. */
export async function markStoryInDiary(trx: Kysely<Database>, id: string, now: string): Promise<void> {
  await setReadAt(trx, id, now);
  await clearSuspicion(trx, id);
  await updateStoryStates(trx, [id]);
}

/**
 * Marks a story as read by the owner or as new again (`read`), stores the answer to its sender (`answer`), and makes a
 * suspect story a new one, of which the owner gets a notification (`suspect: false`). What is absent stays. A story in
 * the diary stays there.
 */
export async function changeStory(
  site: Site,
  id: string,
  { read, answer, suspect }: { read?: boolean; answer?: string | null; suspect?: false },
): Promise<Result<Story, "unknown-story">> {
  const now = site.now().toISOString();
  await site.db.transaction().execute(async (trx) => {
    if (answer !== undefined) await setAnswer(trx, id, answer, now);
    if (suspect === false && (await clearSuspicion(trx, id))) {
      await setReadAt(trx, id, null);
      await updateStoryStates(trx, [id]);
      await recordNotification(trx, now, { event: "story", subjectId: id });
    }
    if (read === undefined) return;
    await setReadAt(trx, id, read ? now : null);
    await updateStoryStates(trx, [id]);
  });
  const story = await findStory(site, id);
  return story ? done(story) : refused("unknown-story");
}

/** Removes the reasons why a story looks like spam. False when it has none. */
async function clearSuspicion(trx: Kysely<Database>, id: string): Promise<boolean> {
  const query = trx.updateTable("stories").set({ suspicion: null }).where("id", "=", id);
  const { numUpdatedRows } = await query.where("suspicion", "is not", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the moment of reading, unless an earlier one is stored. Null removes it. */
async function setReadAt(trx: Kysely<Database>, id: string, readAt: string | null): Promise<void> {
  const query = trx.updateTable("stories").set({ read_at: readAt }).where("id", "=", id);
  await (readAt === null ? query : query.where("read_at", "is", null)).execute();
}

/** Stores the answer, or removes it (null). The same answer again keeps its day. */
async function setAnswer(
  trx: Kysely<Database>,
  id: string,
  answer: string | null,
  now: string,
): Promise<void> {
  const query = trx
    .updateTable("stories")
    .set({ answer, answered_at: answer === null ? null : now })
    .where("id", "=", id);
  const isOther = sql<boolean>`(answer is null or answer <> ${answer})`;
  await (answer === null ? query : query.where(isOther)).execute();
}
