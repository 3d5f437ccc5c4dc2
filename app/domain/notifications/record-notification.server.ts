import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { NotificationEvent } from "./notification";

/**
 * Records a notification for the owner, in the transaction of its event: both are stored or neither. `now` is ISO-8601,
 * `subjectId` the story, blog post or tag. While the first one is stored (30 days), none with the same `key` is recorded.
 */
export async function recordNotification(
  trx: Site["db"],
  now: string,
  {
    event,
    subjectId = null,
    key = null,
  }: { event: NotificationEvent; subjectId?: string | null; key?: string | null },
): Promise<void> {
  await trx
    .insertInto("notifications")
    .values({ id: newId(), event, subject_id: subjectId, key, created_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
