import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table tags (
    id text not null primary key,
    code text not null unique check (length(code) = 6),
    name text not null check (length(name) > 0),
    submission_key text unique,
    retired_at text check (length(retired_at) = 24),
    created_at text not null check (length(created_at) = 24)
  ) strict`,
  `create index tags_newest on tags (created_at desc, id desc)`,

  `create table tag_scans (
    tag_id text not null references tags (id) on delete cascade,
    day text not null check (length(day) = 10),
    count integer not null check (count > 0),
    primary key (tag_id, day)
  ) strict`,

  `alter table stories add column tag_id text references tags (id) on delete set null`,
  `create index stories_tag on stories (tag_id, created_at)`,
];

/** Adds the tags on the toy, the scans of each tag by day, and the tag with which a story was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
