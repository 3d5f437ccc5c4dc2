import type { Site } from "~/domain/site";
import type { MessageItem } from "~/domain/notifications/messenger";
import type { NotificationEvent } from "~/domain/notifications/notification";
import { countOldUnpublished } from "~/domain/notifications/waiting-stories.server";
import { countStoriesByState } from "~/domain/stories/stories-queries.server";
import { lastBackup } from "~/domain/notifications/last-backup.server";

interface Row {
  event: string;
  at: string;
  subject_id: string | null;
  story_id: string | null;
  city: string | null;
  name: string | null;
  story: string | null;
  photos: number | string | null;
  blog_post_id: string | null;
  tag: string | null;
  sighting_id: string | null;
  sighting_city: string | null;
  report_id: string | null;
}

/**
 * Returns the events of a message with their present contents, oldest first. Deleted stories and sightings are left out, so the list
 * may be empty.
 */
export async function readMessageItems(
  site: Pick<Site, "db" | "freeBytes">,
  messageId: string,
): Promise<MessageItem[]> {
  const rows: Row[] = await site.db
    .selectFrom("notification_entries as entries")
    .innerJoin("notifications as told", "told.id", "entries.notification_id")
    .leftJoin("stories", "stories.id", "told.subject_id")
    .leftJoin("blog_posts", "blog_posts.id", "told.subject_id")
    .leftJoin("sightings", "sightings.id", "told.subject_id")
    .leftJoin("reports", "reports.id", "told.subject_id")
    .leftJoin("tags", "tags.id", "told.subject_id")
    .where("entries.message_id", "=", messageId)
    .select((eb) => [
      "told.event",
      "told.created_at as at",
      "told.subject_id",
      "stories.id as story_id",
      "stories.city",
      "stories.name",
      "stories.story",
      "blog_posts.id as blog_post_id",
      "tags.name as tag",
      "sightings.id as sighting_id",
      "sightings.city as sighting_city",
      "reports.id as report_id",
      eb
        .selectFrom("story_photos")
        .whereRef("story_photos.story_id", "=", "stories.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("photos"),
    ])
    .orderBy("told.created_at")
    .orderBy("told.id")
    .execute();
  const items: MessageItem[] = [];
  for (const row of rows) {
    const item = await itemOf(site, row);
    if (item) items.push(item);
  }
  return items;
}

async function itemOf(site: Pick<Site, "db" | "freeBytes">, row: Row): Promise<MessageItem | null> {
  const { at } = row;
  switch (row.event as NotificationEvent) {
    case "story": {
      const { story_id: id, city, name, story } = row;
      if (id === null || story === null) return null;
      return { event: "story", at, id, city, name, story, photos: Number(row.photos ?? 0) };
    }
    case "sighting":
      return row.sighting_id === null ? null : { event: "sighting", at, city: row.sighting_city };
    case "report":
      return row.report_id === null ? null : { event: "report", at };
    case "withdrawal":
      return { event: "withdrawal", at, blogPostId: row.blog_post_id };
    case "sign-of-life":
      return { event: "sign-of-life", at, tag: row.tag };
    case "disk":
      return { event: "disk", at, freeBytes: await site.freeBytes() };
    case "backup":
      return { event: "backup", at, lastBackup: await lastBackup(site.db) };
    case "unpublished-stories": {
      const count = await countOldUnpublished(site, at);
      return count === 0 ? null : { event: "unpublished-stories", at, count };
    }
    case "suspect-stories": {
      const { suspect: count } = await countStoriesByState(site);
      return count === 0 ? null : { event: "suspect-stories", at, count };
    }
    default:
      return null;
  }
}
