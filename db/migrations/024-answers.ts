import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table stories add column answer text`,
  `alter table stories add column answered_at text check (length(answered_at) = 24)`,
];

/** Adds the owner's answer to a story. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
