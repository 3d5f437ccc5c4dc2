import { hostname } from "node:os";
import { readValue, removeValue, writeValue } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";
import { storageState } from "~/domain/storage/storage-state.server";
import { lastBackup, lastBackupKey } from "./last-backup.server";
import { watchWaitingStories } from "./waiting-stories.server";
import { recordNotification } from "./record-notification.server";
import { timeAgo } from "~/domain/notifications/outbox/time-limits";

const day = 24 * 60 * 60 * 1000;
/** The age in milliseconds above which the last backup is too old. */
export const oldBackup = 8 * day;
/**
 * The number of free bytes above which the disk counts as having room again. It is higher than the limit of the
 * warning, so that the warning does not come again and again.
 */
const roomAgain = 400 * 1024 * 1024;

const lowKey = "disk-low-since";
/** The setting with the moment when this watch began. A site younger than `oldBackup` needs no backup yet. */
const watchedKey = "backups-watched-since";
/** The settings that describe this machine. They mean nothing on another machine. */
export const watchedKeys = [lowKey, watchedKey, lastBackupKey];

/**
 * Records notifications about the site: a disk with little space, once until there is room again; a backup that is too
 * old, once a month; old stories that were never published, once a year; suspect stories, once a week.
 */
export async function watchSite(site: Site): Promise<void> {
  await watchDisk(site);
  await watchBackups(site);
  await watchWaitingStories(site);
}

async function watchDisk(site: Site): Promise<void> {
  const isLow = ["unwritable", "little-space"].includes((await storageState(site)).code);
  const known = await readValue(site.db, lowKey);
  const now = timeAgo(site, 0);
  const here = `${hostname()} ${site.incoming}`;
  if (isLow && known === null) {
    await site.db.transaction().execute(async (trx) => {
      await writeValue(trx, lowKey, `${now} ${here}`);
      await recordNotification(trx, now, { event: "disk" });
    });
  } else if (known !== null && !isLow && (await site.freeBytes()) > roomAgain) {
    const [since = "", ...where] = known.split(" ");
    // The warning may come from another instance, whose disk may still be full. After a day it is removed all the same,
    // because that instance may be gone.
    const isOurs = where.length === 0 || where.join(" ") === here;
    if (isOurs || since < timeAgo(site, day)) await removeValue(site.db, lowKey);
  }
}

async function watchBackups(site: Site): Promise<void> {
  const now = timeAgo(site, 0);
  const watched = await readValue(site.db, watchedKey);
  if (watched === null) return writeValue(site.db, watchedKey, now);
  const last = await lastBackup(site.db);
  const since = last !== null && last > watched ? last : watched;
  if (since >= timeAgo(site, oldBackup)) return;
  const key = `backup ${since}`;
  const recorded = site.db.selectFrom("notifications").select("id").where("key", "=", key);
  if (await recorded.executeTakeFirst()) return;
  await recordNotification(site.db, now, { event: "backup", key });
}
