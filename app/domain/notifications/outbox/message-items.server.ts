import { readValue } from "~/domain/key-values.server";
import type { MessageItem } from "~/domain/notifications/messenger";
import type { NotificationEvent } from "~/domain/notifications/notification";
import {
  countOldUnpublished,
  lastBackupKey,
  readBackupRefusal,
} from "~/domain/notifications/watch-site.server";
import type { Site } from "~/domain/site";
import { countStoriesByState } from "~/domain/stories/stories-queries.server";

type Read = Pick<Site, "db" | "now" | "freeBytes">;

/** Returns a message's events with their present contents, oldest first, without deleted stories and sightings. */
export async function readMessageItems(site: Read, messageId: string): Promise<MessageItem[]> {
  const rows = await readRows(site, messageId);
  const items = await Promise.all(rows.map((row) => itemOf(site, row)));
  return items.filter((item) => item !== null);
}

function readRows({ db }: Read, messageId: string) {
  return db
    .selectFrom("notification_entries as entries")
    .innerJoin("notifications", "notifications.id", "entries.notification_id")
    .leftJoin("stories", "stories.id", "notifications.subject_id")
    .leftJoin("blog_posts", "blog_posts.id", "notifications.subject_id")
    .leftJoin("sightings", "sightings.id", "notifications.subject_id")
    .leftJoin("reports", "reports.id", "notifications.subject_id")
    .leftJoin("tags", "tags.id", "notifications.subject_id")
    .where("entries.message_id", "=", messageId)
    .select((eb) => [
      "notifications.event",
      "notifications.created_at as at",
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
    .orderBy("notifications.created_at")
    .orderBy("notifications.id")
    .execute();
}

async function itemOf(site: Read, row: Awaited<ReturnType<typeof readRows>>[number]) {
  const { at, story_id: id, city, name, story, photos } = row;
  const event = row.event as NotificationEvent;
  switch (event) {
    case "story":
      if (id === null || story === null) return null;
      return { event, at, id, city, name, story, photos: Number(photos ?? 0) };
    case "sighting":
      return row.sighting_id === null ? null : { event, at, city: row.sighting_city };
    case "report":
      return row.report_id === null ? null : { event, at };
    case "withdrawal":
      return { event, at, blogPostId: row.blog_post_id };
    case "sign-of-life":
      return { event, at, tag: row.tag };
    case "disk":
      return { event, at, freeBytes: await site.freeBytes() };
    case "backup":
      return {
        event,
        at,
        lastBackup: await readValue(site.db, lastBackupKey),
        refused: await readBackupRefusal(site),
      };
    case "unpublished-stories": {
      const count = await countOldUnpublished(site, at);
      return count === 0 ? null : { event, at, count };
    }
    case "suspect-stories": {
      const { suspect: count } = await countStoriesByState(site);
      return count === 0 ? null : { event, at, count };
    }
    default:
      return null;
  }
}
