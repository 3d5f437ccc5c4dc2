import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table followers (
    id text not null primary key,
    endpoint text not null unique,
    public_key text not null,
    auth text not null,
    language text not null check (length(language) > 0),
    day text not null check (length(day) = 10),
    follows integer not null check (follows in (0, 1)),
    proved integer not null default 0 check (proved in (0, 1)),
    message text check (message in ('hello', 'article', 'diary')),
    post_id text,
    due_at text check (length(due_at) = 24),
    tries integer not null default 0,
    sent_on text check (length(sent_on) = 10)
  ) strict`,
  `create index followers_due on followers (due_at) where due_at is not null`,
  `create table follower_stories (
    follower_id text not null references followers (id) on delete cascade,
    story_id text not null references stories (id) on delete cascade,
    primary key (follower_id, story_id)
  ) strict`,
  `create index follower_stories_of_story on follower_stories (story_id)`,
];

/**
 * Adds the browsers of people who follow the journey, and the stories whose publication they want to hear of. They are
 * not in `push_browsers`, because the version before sends the owner's notifications to every row there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
