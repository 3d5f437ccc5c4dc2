import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  // The story's id is no reference, because a receipt outlives its story and tells what happened to it.
  `create table receipts (
    hash text not null primary key check (length(hash) = 64),
    story_id text not null
  ) strict`,
  `alter table stories add column corrected_at text check (length(corrected_at) = 24)`,
];

/**
 * Adds the receipts of stories, as hashes of their secrets, and the time of a sender's last correction. Older stories
 * have no receipt and no correction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
