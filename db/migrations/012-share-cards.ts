import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table share_cards (
    name text not null primary key,
    subject_id text not null,
    title text not null,
    city text not null,
    date text not null check (length(date) = 10),
    photo_id text,
    look integer not null,
    drawn integer not null default 0 check (drawn in (0, 1))
  ) strict`,
  `create index share_cards_subject on share_cards (subject_id)`,
];

/** Adds share cards: the pictures that other apps show for a link to a blog post or stop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
