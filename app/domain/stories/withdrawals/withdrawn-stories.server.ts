import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { WithdrawnStory } from "~/domain/stories/story";

/**
 * The day on which the story with this id was withdrawn, `YYYY-MM-DD`, and whether traces of it are still to be removed
 * from this machine's disk; null when it was not withdrawn.
 */
export async function findWithdrawal(
  db: Kysely<Database>,
  id: string,
): Promise<{ day: string; pending: boolean } | null> {
  const query = db.selectFrom("withdrawn_stories").select(["day", "pending"]).where("id", "=", id);
  const row = await query.executeTakeFirst();
  return row ? { day: row.day, pending: row.pending === 1 } : null;
}

/** The number of withdrawn stories. */
export async function countWithdrawnStories({ db }: Pick<Site, "db">): Promise<number> {
  const { total } = await db
    .selectFrom("withdrawn_stories")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Withdrawn stories with the blog post that was made of each, the last withdrawn day first. */
export async function listWithdrawnStories(
  { db }: Pick<Site, "db">,
  { limit, offset }: { limit: number; offset: number },
): Promise<WithdrawnStory[]> {
  const rows = await db
    .selectFrom("withdrawn_stories")
    .select(({ selectFrom }) => [
      "withdrawn_stories.id",
      "withdrawn_stories.day",
      selectFrom("blog_posts")
        .select(({ fn }) => fn.max("blog_posts.id").as("id"))
        .whereRef("blog_posts.withdrawn_story_id", "=", "withdrawn_stories.id")
        .as("blogPostId"),
    ])
    .orderBy("day", "desc")
    .orderBy("withdrawn_stories.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows;
}
