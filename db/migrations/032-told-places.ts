import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

/** Adds the place of a blog post as the sender of its story wrote it. Existing blog posts have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table blog_posts add column told_place text`]);
}
