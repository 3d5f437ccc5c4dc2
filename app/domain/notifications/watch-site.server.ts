import { hostname } from "node:os";
import { readSetting, removeSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { storageState } from "~/domain/storage/storage-state.server";
import { lastBackup, lastBackupKey } from "./last-backup.server";
import { watchOldStories } from "./old-stories.server";
import { recordNotification } from "./record-notification.server";
import { before } from "~/domain/notifications/outbox/time-limits";

const day = 24 * 60 * 60 * 1000;
/** A backup that is older than this is one too old, in milliseconds. */
export const oldBackup = 8 * day;
/** With more free bytes than this the disk is no longer filling up: more than the limit below which it is. */
const roomAgain = 400 * 1024 * 1024;

const lowKey = "disk-low-since";
/** Since when backups are watched: a new site has no old ones. */
const watchedKey = "backups-watched-since";
/** The settings with what is known of this machine. */
export const watchedKeys = [lowKey, watchedKey, lastBackupKey];

/**
 * Records that the disk fills up, once until there is room again; that the last backup is too old, once a month; and that
 * old stories were never published, once a year.
 */
export async function watchSite(site: Site): Promise<void> {
  await watchDisk(site);
  await watchBackups(site);
  await watchOldStories(site);
}

async function watchDisk(site: Site): Promise<void> {
  const isLow = ["unwritable", "little-space"].includes((await storageState(site)).code);
  const known = await readSetting(site.db, lowKey);
  const now = before(site, 0);
  const here = `${hostname()} ${site.incoming}`;
  if (isLow && known === null) {
    await site.db.transaction().execute(async (trx) => {
      await writeSetting(trx, lowKey, `${now} ${here}`);
      await recordNotification(trx, now, { event: "disk" });
    });
  } else if (known !== null && !isLow && (await site.freeBytes()) > roomAgain) {
    const [since = "", ...where] = known.split(" ");
    // Of several instances another one's disk may still be full; one that is gone does not say so any more.
    const isOurs = where.length === 0 || where.join(" ") === here;
    if (isOurs || since < before(site, day)) await removeSetting(site.db, lowKey);
  }
}

async function watchBackups(site: Site): Promise<void> {
  const now = before(site, 0);
  const watched = await readSetting(site.db, watchedKey);
  if (watched === null) return writeSetting(site.db, watchedKey, now);
  const last = await lastBackup(site.db);
  const since = last !== null && last > watched ? last : watched;
  if (since >= before(site, oldBackup)) return;
  const key = `backup ${since}`;
  const told = site.db.selectFrom("notifications").select("id").where("key", "=", key);
  if (await told.executeTakeFirst()) return;
  await recordNotification(site.db, now, { event: "backup", key });
}
