import { readValue, removeValue } from "~/domain/key-values.server";
import type { Db, Site } from "~/domain/site";

/** The setting that pauses notifications by its presence, whatever its value. `restore` stores it. */
export const pauseKey = "notifications-paused";

/** True while notifications are paused. A restored copy of the site sends nothing until the owner confirms it. */
export async function areNotificationsPaused(db: Site["db"]): Promise<boolean> {
  return (await readValue(db, pauseKey)) !== null;
}

/** Ends the pause. Notifications that were recorded during the pause are then sent. */
export async function resumeNotifications({ db }: Db): Promise<void> {
  await removeValue(db, pauseKey);
}
