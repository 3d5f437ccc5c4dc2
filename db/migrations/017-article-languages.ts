import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  `alter table blog_posts add column language text check (length(language) > 0)`,
  `update blog_posts set language = (select stories.language from stories where stories.id = blog_posts.story_id)`,
];

/** A blog post has the language of the story it was made of, also when that is deleted later on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
