import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table sessions add column ended integer not null default 0 check (ended in (0, 1))`,
];

/** Adds the mark of ended sessions. They are remembered so that a form opened in such a session is not lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
