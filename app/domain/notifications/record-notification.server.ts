import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { NotificationEvent } from "./notification";

/**
 * Records a notification for the owner, in the transaction of its event. Nothing is recorded while one with the same
 * `key` is stored (30 days). `subjectId` is the id of a story, blog post or tag.
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
