import { readValue, writeValue } from "~/domain/key-values.server";
import type { SecurityEvent, Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";

/** The key of the setting in which terminal commands leave their events. Only the running site writes the log. */
export const pendingEventsKey = "unlogged-events";

/** Leaves events for the running site, which logs them. */
export function queueSecurityEvents(db: Site["db"], events: SecurityEvent[]): Promise<void> {
  return writeValue(db, pendingEventsKey, JSON.stringify(events));
}

/** Logs the events that terminal commands have left. On a full disk the events wait until a later call. */
export async function logPendingEvents({ db, securityLog }: Pick<Site, "db" | "securityLog">): Promise<void> {
  if ((await readValue(db, pendingEventsKey)) === null) return;
  const taken = db.deleteFrom("settings").where("key", "=", pendingEventsKey).returning("value");
  const left = await taken.executeTakeFirst().catch(unlessStorageFault);
  for (const event of JSON.parse(left?.value ?? "[]") as SecurityEvent[]) securityLog(event);
}
