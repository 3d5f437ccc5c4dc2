import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Database } from "~db/schema";
import type { NotificationEvent } from "./notification";

interface Recorded {
  event: NotificationEvent;
  /** The story, blog post or tag that it is about. */
  subjectId?: string | null;
  /** The same key is recorded only once, as long as its row is kept (30 days). */
  key?: string;
}

/**
 * Records that the owner is to be told of something. Call it in the transaction of what happened: both are stored, or
 * neither. `now`: ISO-8601.
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
