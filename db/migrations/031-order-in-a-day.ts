import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

const moment = `text not null default '1970-01-01T00:00:00.000Z' check (length(happened_at) = 24)`;

const statements = [
  `alter table photos add column taken_time text check (length(taken_time) = 5)`,
  `alter table blog_posts add column happened_at ${moment}`,
  `alter table locations add column happened_at ${moment}`,
  `update blog_posts set happened_at =
    coalesce((select created_at from stories where stories.id = blog_posts.story_id), created_at)`,
  `update locations set happened_at =
    coalesce((select happened_at from blog_posts where blog_posts.id = locations.blog_post_id), created_at)`,
  `drop index blog_posts_latest`,
  `drop index blog_posts_published`,
  `drop index locations_latest`,
  `drop index locations_journey`,
  `create index blog_posts_latest on blog_posts (date desc, happened_at desc, id desc)`,
  `create index blog_posts_published on blog_posts (published, date desc, happened_at desc, id desc)`,
  `create index locations_latest on locations (date desc, happened_at desc, id desc)`,
  `create index locations_journey on locations (visible, date, happened_at, id)`,
];

/**
 * Adds the moment that sorts the articles and stops of one day: the arrival of the article's story, else the creation.
 * Adds the time of day to photos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
