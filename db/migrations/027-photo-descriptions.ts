import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [`alter table photos add column description text check (length(description) > 0)`];

/** Adds to photos what can be seen on them, in the owner's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
