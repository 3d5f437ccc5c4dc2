import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table reports (
    id text not null primary key,
    subject_kind text not null check (subject_kind in ('blog-post', 'location')),
    subject_id text not null,
    photo_id text,
    what text not null check (what in ('in-photo', 'mine', 'hurts', 'something-else')),
    words text,
    answer_to text,
    language text not null,
    submission_key text not null unique,
    created_at text not null check (length(created_at) = 24),
    closed_at text check (length(closed_at) = 24)
  ) strict`,
  `create index reports_newest on reports
    ((case when closed_at is null then 0 else 1 end), created_at desc, id desc)`,
  `create index reports_closed on reports (closed_at)`,
];

/** Adds what visitors say is wrong with an article, a stop or a photo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
