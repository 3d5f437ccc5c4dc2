import { countRows } from "~/domain/pagination/cursor.server";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { before } from "~/domain/notifications/outbox/time-limits";
import { recordNotification } from "./record-notification.server";

const year = 365 * 24 * 60 * 60 * 1000;
/** The setting with the moment when the owner was last reminded. */
const remindedKey = "unpublished-stories-told-at";

/** Records once a year that stories of more than a year ago were never made into a blog post. */
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

/** How many stories were a year old at that moment (ISO-8601), and are in no blog post. */
export function countOldUnpublished({ db }: Pick<Site, "db">, moment: string): Promise<number> {
  const aYearBefore = new Date(Date.parse(moment) - year).toISOString();
  const unpublished = db.selectFrom("stories").where("state", "<>", "diary");
  return countRows(unpublished.where("created_at", "<", aYearBefore));
}
