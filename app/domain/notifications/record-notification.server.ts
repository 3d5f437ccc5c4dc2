import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Database } from "~db/schema";
import type { NotificationEvent } from "./notification";

interface Recorded {
  event: NotificationEvent;
  /** The id of the story, blog post or tag that the notification is about. */
  subjectId?: string | null;
  /** A second notification with the same key is not recorded while the first is stored (30 days). */
  key?: string;
}

/**
 * Records a notification for the owner. Call it inside the transaction of the event, so that both are stored or
 * neither. `now` is ISO-8601.
 */
export async function recordNotification(
  trx: Kysely<Database>,
  now: string,
  { event, subjectId = null, key }: Recorded,
): Promise<void> {
  await trx
    .insertInto("notifications")
    .values({ id: newId(), event, subject_id: subjectId, key: key ?? null, created_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
