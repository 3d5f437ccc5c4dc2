import type { Kysely } from "kysely";
import type { SecurityEvent } from "~/domain/security-event";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";

/** Under this key a command of the terminal leaves its events: the log is that of the running site. */
export const pendingEventsKey = "unlogged-events";

/** Leaves events for the log of the site. */
export function leaveEvents(db: Kysely<Database>, events: SecurityEvent[]): Promise<void> {
  return writeSetting(db, pendingEventsKey, JSON.stringify(events));
}

/** Logs what commands of the terminal have left, once; on a full disk later. */
export async function logPendingEvents({ db, securityLog }: Pick<Site, "db" | "securityLog">): Promise<void> {
  if ((await readSetting(db, pendingEventsKey)) === null) return;
  const left = await db
    .deleteFrom("settings")
    .where("key", "=", pendingEventsKey)
    .returning("value")
    .executeTakeFirst()
    .catch(unlessStorageFault);
  for (const event of JSON.parse(left?.value ?? "[]") as SecurityEvent[]) securityLog(event);
}
