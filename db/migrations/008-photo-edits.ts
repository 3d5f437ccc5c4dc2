import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `create table photo_edits (
    replaced_id text not null primary key,
    photo_id text not null references photos (id) on delete cascade,
    submission_key text unique
  ) strict`,
  `create index photo_edits_photo on photo_edits (photo_id)`,
];

/** Adds the replacements of turned or covered photos, so that a form opened before finds the new photo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
