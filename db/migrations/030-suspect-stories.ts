import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table stories add column suspicion text check (length(suspicion) > 0)`,
  `alter table stories add column text_digest text check (length(text_digest) = 64)`,
  `create index stories_by_text on stories (text_digest)`,
];

/** Adds to stories the reasons why they look like spam, and the digest by which a text that came before is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
