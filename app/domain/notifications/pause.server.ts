import type { Kysely } from "kysely";
import { readSetting, removeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";

/** The setting that pauses notifications, whatever its value. `restore` sets it. */
export const pauseKey = "notifications-paused";

/** True while notifications wait for the owner's confirmation. A restored copy sends nothing before that. */
export async function areNotificationsPaused(db: Kysely<Database>): Promise<boolean> {
  return (await readSetting(db, pauseKey)) !== null;
}

/** Ends the pause. Notifications from the pause are sent. */
export async function resumeNotifications({ db }: Pick<Site, "db">): Promise<void> {
  await removeSetting(db, pauseKey);
}
