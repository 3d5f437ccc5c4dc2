import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const statements = [
  // These ids are no references, because they outlive the story.
  `alter table blog_posts add column origin_story_id text`,
  `update blog_posts set origin_story_id = story_id where story_id is not null`,
  `create index blog_posts_origin on blog_posts (origin_story_id) where origin_story_id is not null`,
  `alter table photos add column story_id text`,
  `update photos set story_id = (select story_id from story_photos where photo_id = photos.id)`,
  `create index photos_of_story on photos (story_id) where story_id is not null`,
  `create index receipts_of_story on receipts (story_id)`,
];

/** Adds the id of the story that a blog post or a photo comes from. It stays when the owner deletes that story. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
