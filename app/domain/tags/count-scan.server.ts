import { dayOf } from "~/domain/day";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";

/**
 * Adds one to how often a tag was scanned today. A disk that takes nothing costs the count, not the page: the panel
 * warns of it. Throws any other fault.
 */
export async function countScan({ db, now }: Pick<Site, "db" | "now">, tagId: string): Promise<void> {
  try {
    await db
      .insertInto("tag_scans")
      .values({ tag_id: tagId, day: dayOf(now()), count: 1 })
      .onConflict((conflict) =>
        conflict.columns(["tag_id", "day"]).doUpdateSet((eb) => ({ count: eb("tag_scans.count", "+", 1) })),
      )
      .execute();
  } catch (error) {
    if (!isStorageFault(error)) throw error;
  }
}
