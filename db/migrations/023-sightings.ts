import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table sightings (
    id text not null primary key,
    tag_id text not null references tags (id) on delete cascade,
    kind text not null check (kind in ('holding', 'seen')),
    city text,
    language text not null,
    submission_key text not null unique,
    created_at text not null check (length(created_at) = 24)
  ) strict`,
  `create index sightings_newest on sightings (created_at desc, id desc)`,
  `create index sightings_tag on sightings (tag_id)`,
  `alter table receipts add column sighting integer not null default 0 check (sighting in (0, 1))`,
];

/** Adds the sightings of the toy, and the mark of the receipts of sightings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
