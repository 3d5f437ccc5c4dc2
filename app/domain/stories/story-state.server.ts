import { sql } from "kysely";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { type Result, done, refused } from "~/domain/result";
import type { Clocked, Site } from "~/domain/site";
import { findStory } from "./stories-queries.server";
import type { StoryState } from "./fields";
import type { Story } from "./story";

/** Computes stored states again, in the transaction that changed what they depend on. Lists need only an index. */
export async function updateStoryStates(trx: Site["db"], ids: string[]): Promise<void> {
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
export async function markStoryInDiary(trx: Site["db"], id: string, now: string): Promise<void> {
  const read = { suspicion: null, read_at: earliest(now) };
  await trx.updateTable("stories").set(read).where("id", "=", id).execute();
  await updateStoryStates(trx, [id]);
}

/** Marks these suspect stories as seen by the owner. */
export async function markSuspectsSeen({ db, now }: Clocked, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const unseen = db.updateTable("stories").where("state", "=", "suspect").where("read_at", "is", null);
  await unseen.set({ read_at: now().toISOString() }).where("id", "in", ids).execute();
}

/**
 * Marks a story as read by the owner or as new again (`read`), stores the answer to its sender (`answer`), and makes a
 * suspect story a new one, of which the owner gets a notification (`suspect: false`). What is absent stays.
 */
export async function changeStory(
  site: Site,
  id: string,
  { read, answer, suspect }: { read?: boolean; answer?: string | null; suspect?: false },
): Promise<Result<Story, "unknown-story">> {
  const now = site.now().toISOString();
  await site.db.transaction().execute(async (trx) => {
    const story = trx.updateTable("stories").where("id", "=", id);
    if (answer !== undefined) {
      const answered = story.set({ answer, answered_at: answer === null ? null : now });
      // The same answer again keeps its day.
      await answered.where(sql<boolean>`answer is distinct from ${answer}`).execute();
    }
    if (suspect === false) {
      const cleared = story.set({ suspicion: null, read_at: null }).where("suspicion", "is not", null);
      const { numUpdatedRows } = await cleared.executeTakeFirst();
      if (numUpdatedRows > 0n) await recordNotification(trx, now, { event: "story", subjectId: id });
    }
    if (read !== undefined) await story.set({ read_at: read ? earliest(now) : null }).execute();
    await updateStoryStates(trx, [id]);
  });
  const story = await findStory(site, id);
  return story ? done(story) : refused("unknown-story");
}

/** The moment of reading: the stored one, or else `now`. */
const earliest = (now: string) => sql<string>`coalesce(read_at, ${now})`;
