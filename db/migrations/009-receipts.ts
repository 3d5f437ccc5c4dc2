import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  // No reference: a receipt outlives its story, to say what became of it.
  `create table receipts (
    hash text not null primary key check (length(hash) = 64),
    story_id text not null
  ) strict`,
  `alter table stories add column corrected_at text check (length(corrected_at) = 24)`,
];

/** The receipts of stories, as hashes of their secrets, and when a sender last corrected a story. Older stories have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
