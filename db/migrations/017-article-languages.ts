import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table blog_posts add column language text check (length(language) > 0)`,
  `update blog_posts set language = (select stories.language from stories where stories.id = blog_posts.story_id)`,
];

/** Adds the language of a blog post's story, which also remains when the story is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
