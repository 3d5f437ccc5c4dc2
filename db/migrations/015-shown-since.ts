import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table blog_posts add column shown_at text`,
  `update blog_posts set shown_at = created_at where published = 1`,
  `create index blog_posts_shown on blog_posts (published, shown_at desc, id desc)`,
];

/** Adds the time since which a blog post is visible, for feeds. Older posts get the time of their creation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
