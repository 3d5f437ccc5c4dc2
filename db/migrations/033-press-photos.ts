import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table photos add column released_at text`,
  `create index photos_released on photos (released_at, id) where released_at is not null`,
  `create index photos_of_owner on photos (created_at, id) where story_id is null`,
];

/** Adds to photos since when the owner lets newspapers and schools use them. Existing photos are not released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
