import { type Kysely, sql } from "kysely";
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
    when read_at is null then 'new'
    else 'read'
  end`;
  await trx.updateTable("stories").set({ state }).where("id", "in", ids).execute();
}

/** Marks a story as read and in the diary, inside the transaction that makes a blog post from it. */
export async function markStoryInDiary(trx: Kysely<Database>, id: string, now: string): Promise<void> {
  await setReadAt(trx, id, now);
  await updateStoryStates(trx, [id]);
}

/** Marks a story as read by the owner, or as new again. A story in the diary stays there. */
export async function markStory(
  site: Site,
  id: string,
  { read }: { read: boolean },
): Promise<Result<Story, "unknown-story">> {
  await site.db.transaction().execute(async (trx) => {
    await setReadAt(trx, id, read ? site.now().toISOString() : null);
    await updateStoryStates(trx, [id]);
  });
  const story = await findStory(site, id);
  return story ? done(story) : refused("unknown-story");
}

/** Stores the moment of reading, unless an earlier one is stored. Null removes it. */
async function setReadAt(trx: Kysely<Database>, id: string, readAt: string | null): Promise<void> {
  const query = trx.updateTable("stories").set({ read_at: readAt }).where("id", "=", id);
  await (readAt === null ? query : query.where("read_at", "is", null)).execute();
}
