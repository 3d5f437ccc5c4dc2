import { countRows } from "~/domain/pagination/cursor.server";
import { readValue, writeValue } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";
import { timeAgo } from "~/domain/notifications/outbox/time-limits";
import type { NotificationEvent } from "./notification";
import { recordNotification } from "./record-notification.server";

const week = 7 * 24 * 60 * 60 * 1000;
const year = 365 * 24 * 60 * 60 * 1000;
/** The settings with the times of the last reminders to the owner. */
const remindedKey = "unpublished-stories-told-at";
const suspectsKey = "suspect-stories-told-at";

/**
 * Records notifications about stories that wait: once a year, when stories more than a year old never became a blog
 * post; once a week, when suspect stories have come that the owner has not seen.
 */
export async function watchWaitingStories(site: Pick<Site, "db" | "now">): Promise<void> {
  const now = timeAgo(site, 0);
  await remind(site, { event: "unpublished-stories", key: remindedKey, every: year }, async () => {
    return (await countOldUnpublished(site, now)) > 0;
  });
  await remind(site, { event: "suspect-stories", key: suspectsKey, every: week }, async (last) => {
    const suspect = site.db
      .selectFrom("stories")
      .select("id")
      .where("state", "=", "suspect")
      .where("read_at", "is", null);
    return (await suspect.where("created_at", ">", last ?? "").executeTakeFirst()) !== undefined;
  });
}

/** Records a notification when its last one is older than `every` (in milliseconds) and `isDue`. */
async function remind(
  site: Pick<Site, "db" | "now">,
  { event, key, every }: { event: NotificationEvent; key: string; every: number },
  isDue: (last: string | null) => Promise<boolean>,
): Promise<void> {
  const last = await readValue(site.db, key);
  if (last !== null && last > timeAgo(site, every)) return;
  if (!(await isDue(last))) return;
  const now = timeAgo(site, 0);
  await site.db.transaction().execute(async (trx) => {
    await writeValue(trx, key, now);
    await recordNotification(trx, now, { event });
  });
}

/** Counts the stories that were a year old at this moment (ISO-8601) and have not become a blog post. */
export function countOldUnpublished({ db }: Pick<Site, "db">, moment: string): Promise<number> {
  const aYearBefore = new Date(Date.parse(moment) - year).toISOString();
  const unpublished = db.selectFrom("stories").where("state", "<>", "diary");
  return countRows(unpublished.where("created_at", "<", aYearBefore));
}
