import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table wishes (
    id text not null primary key,
    created_at text not null check (length(created_at) = 24),
    text text not null,
    texts text not null,
    position integer not null,
    location_id text,
    submission_key text unique,
    updated_at text not null check (length(updated_at) = 24),
    binned_at text check (length(binned_at) = 24)
  ) strict`,
  `create index wishes_in_order on wishes (position, id) where binned_at is null`,
  `create index wishes_of_location on wishes (location_id) where location_id is not null`,
  `create index wishes_in_bin on wishes (binned_at desc, id desc) where binned_at is not null`,

  // No reference: a story keeps the id of a wish that is gone.
  `alter table stories add column wish_id text`,
];

/** Adds the toy's wishes, and to stories the wish that the sender says has come true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
