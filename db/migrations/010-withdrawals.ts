import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  // `if not exists`, because a restore creates these tables in an older copy before this migration runs.
  `create table if not exists withdrawn_stories (
    id text not null primary key,
    day text not null check (length(day) = 10),
    submission_key text unique,
    pending integer not null default 1 check (pending in (0, 1))
  ) strict`,
  `create index if not exists withdrawn_stories_newest on withdrawn_stories (day desc, id desc)`,
  `create table if not exists withdrawn_photos (
    id text not null primary key
  ) strict`,
  // The story's id is no reference, because a restore may bring it without the story's row.
  `alter table blog_posts add column withdrawn_story_id text`,
  `create index blog_posts_withdrawn on blog_posts (withdrawn_story_id) where withdrawn_story_id is not null`,
];

/**
 * Adds the lists of withdrawn stories and their photos, and to blog posts the id of the withdrawn story that they came
 * from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
