import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table tries (
    key text not null primary key,
    count integer not null check (count > 0),
    expires_at text not null check (length(expires_at) = 24)
  ) strict`,
  `create index tries_expiry on tries (expires_at)`,
];

/** Adds the number of attempts from an IP address at a password or a story, for the rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
