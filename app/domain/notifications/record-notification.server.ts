import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { NotificationEvent } from "./notification";

/**
 * Records a notification for the owner, in the transaction of its event: both are stored or neither. `created_at` is
 * ISO-8601, `subjectId` the story, blog post or tag. While the first one is stored (30 days), none with the same `key`
 * is recorded.
 */
export async function recordNotification(
  trx: Site["db"],
  created_at: string,
  { event, subjectId, key }: { event: NotificationEvent; subjectId?: string | null; key?: string },
): Promise<void> {
  const row = { id: newId(), event, subject_id: subjectId ?? null, key: key ?? null, created_at };
  const made = trx.insertInto("notifications").values(row);
  await made.onConflict((conflict) => conflict.column("key").doNothing()).execute();
}
