import { dayMs, dayOf } from "~/domain/day";
import { countWrongGuess } from "~/domain/limits/rate-limit.server";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import type { Clocked, Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import { readTagCode } from "./tag-code";
import { findLastSeen, findTagByCode } from "./tags.server";

/**
 * Finds the tag with a typed or scanned code. A right code always works. Each sender's wrong codes are counted, and
 * above the limit they are "too many" instead of "unknown". Nothing is counted when the address `from` is null.
 */
export async function openTag(site: Site, typed: string, from: string | null) {
  const code = readTagCode(typed);
  const tag = code && (await findTagByCode(site, code));
  if (!tag) return countWrongGuess(site, "codes", from);
  return { state: tag.retired ? ("retired" as const) : ("in-use" as const), tag };
}

/** The number of days without a scan or a story with a tag's code after which the next scan is a sign of life. */
const daysOfSilence = 14;

/** Counts a scan of a tag today, unless the disk is full. The first one after a long silence is notified. */
export async function countScan({ db, now }: Clocked, tagId: string): Promise<void> {
  const moment = now();
  const day = dayOf(moment);
  const counting = db.transaction().execute(async (trx) => {
    const today = trx.selectFrom("tag_scans").select("count").where("tag_id", "=", tagId);
    const isFirst = (await today.where("day", "=", day).executeTakeFirst()) === undefined;
    const isSignOfLife = isFirst && (await isSilent(trx, moment));
    await trx
      .insertInto("tag_scans")
      .values({ tag_id: tagId, day, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(["tag_id", "day"]).doUpdateSet((eb) => ({ count: eb("tag_scans.count", "+", 1) })),
      )
      .execute();
    if (!isSignOfLife) return;
    await recordNotification(trx, moment.toISOString(), { event: "sign-of-life", subjectId: tagId });
  });
  await counting.catch(unlessStorageFault);
}

/** True when no tag was seen for two weeks. Without any scan, the time counts from the making of the first tag. */
async function isSilent(db: Site["db"], moment: Date): Promise<boolean> {
  const oldest = dayOf(new Date(moment.getTime() - daysOfSilence * dayMs));
  const seen = await findLastSeen({ db });
  if (seen !== null) return seen <= oldest;
  const made = db.selectFrom("tags").select(({ fn }) => fn.min("created_at").as("created_at"));
  const first = await made.executeTakeFirst();
  return first?.created_at != null && dayOf(new Date(first.created_at)) <= oldest;
}
