import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [`alter table photos add column sizes text not null default '480,960,1600'`];

/**
 * Adds the sizes of a photo, as their longest sides in pixels. All earlier photos have the same sizes; later photos
 * have more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
