import { countRows } from "~/domain/pagination/cursor.server";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { before } from "~/domain/notifications/outbox/time-limits";
import { recordNotification } from "./record-notification.server";

const year = 365 * 24 * 60 * 60 * 1000;
/** The setting with the time of the last reminder to the owner. */
const remindedKey = "unpublished-stories-told-at";

/** Records a notification, once a year, when stories more than a year old never became a blog post. */
export async function watchOldStories(site: Pick<Site, "db" | "now">): Promise<void> {
  const now = before(site, 0);
  const reminded = await readSetting(site.db, remindedKey);
  if (reminded !== null && reminded > before(site, year)) return;
  if ((await countOldUnpublished(site, now)) === 0) return;
  await site.db.transaction().execute(async (trx) => {
    await writeSetting(trx, remindedKey, now);
    await recordNotification(trx, now, { event: "unpublished-stories" });
  });
}

/** Counts the stories that were a year old at this moment (ISO-8601) and have not become a blog post. */
export function countOldUnpublished({ db }: Pick<Site, "db">, moment: string): Promise<number> {
  const aYearBefore = new Date(Date.parse(moment) - year).toISOString();
  const unpublished = db.selectFrom("stories").where("state", "<>", "diary");
  return countRows(unpublished.where("created_at", "<", aYearBefore));
}
