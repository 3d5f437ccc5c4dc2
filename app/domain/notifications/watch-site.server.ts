import { hostname } from "node:os";
import { dayMs as day, momentIn } from "~/domain/day";
import { readValue, removeValue, writeValue } from "~/domain/key-values.server";
import { countRows } from "~/domain/pagination/cursor.server";
import type { Clocked, Db, Site } from "~/domain/site";
import { storageState } from "~/domain/storage/storage-state.server";
import { type BackupRefusal, type NotificationEvent, backupRefusals } from "./notification";
import { recordNotification } from "./record-notification.server";

const year = 365 * day;
/** The age in milliseconds above which the last backup is too old. */
export const oldBackup = 8 * day;
/** The free bytes above which the disk has room again: more than the warning's limit, or it would come too often. */
const roomAgain = 400 * 1024 * 1024;

/** The setting with the time when `giramondo backup` last finished a backup. */
export const lastBackupKey = "last-backup-at";
/** The setting with the folder of the nightly backups. */
export const backupsFolderKey = "backups-folder";
/** The setting with the reason and the time of the last backup that was refused. Removed by the next good one. */
export const backupRefusedKey = "backup-refused";
const lowKey = "disk-low-since";
/** The setting with the moment when this watch began. A site younger than `oldBackup` needs no backup yet. */
const watchedKey = "backups-watched-since";
/** The settings that describe this machine. They mean nothing on another machine. */
export const watchedKeys = [lowKey, watchedKey, backupRefusedKey, backupsFolderKey];

/**
 * Records notifications about the site, each once in its period: little space, an old or a refused backup, stories
 * without a blog post after a year, suspect stories that nobody has seen for a day.
 */
export async function watchSite(site: Site): Promise<void> {
  await watchDisk(site);
  await watchBackups(site);
  await remind(site, { event: "unpublished-stories", every: year }, async () => {
    return (await countOldUnpublished(site, momentIn(site, 0))) > 0;
  });
  await remind(site, { event: "suspect-stories", every: 7 * day }, async (last) => {
    const suspect = site.db.selectFrom("stories").select("id").where("state", "=", "suspect");
    const unseen = suspect.where("read_at", "is", null).where("created_at", "<=", momentIn(site, -day));
    const since = last === null ? "" : momentIn({ now: () => new Date(last) }, -day);
    return (await unseen.where("created_at", ">", since).executeTakeFirst()) !== undefined;
  });
}

async function watchDisk(site: Site): Promise<void> {
  const isLow = ["unwritable", "little-space"].includes((await storageState(site)).code);
  const known = await readValue(site.db, lowKey);
  const now = momentIn(site, 0);
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
    if (isOurs || since < momentIn(site, -day)) await removeValue(site.db, lowKey);
  }
}

async function watchBackups(site: Clocked): Promise<void> {
  const now = momentIn(site, 0);
  const watched = await readValue(site.db, watchedKey);
  if (watched === null) return writeValue(site.db, watchedKey, now);
  const last = await readValue(site.db, lastBackupKey);
  const since = last !== null && last > watched ? last : watched;
  const isRefused = (await readBackupRefusal(site)) !== null;
  if (!isRefused && since >= momentIn(site, -oldBackup)) return;
  const key = `backup${isRefused ? "-refused" : ""} ${since}`;
  const recorded = site.db.selectFrom("notifications").select("id").where("key", "=", key);
  if (await recorded.executeTakeFirst()) return;
  await recordNotification(site.db, now, { event: "backup", key });
}

/** Returns why the last backup was refused. Null when it was made, or when this version does not know the reason. */
export async function readBackupRefusal({ db }: Db): Promise<BackupRefusal | null> {
  const [stored] = ((await readValue(db, backupRefusedKey)) ?? "").split(" ");
  return backupRefusals.find((one) => one === stored) ?? null;
}

/** Records a notification when its last one is older than `every` (in milliseconds) and `isDue`. */
async function remind(
  site: Clocked,
  { event, every }: { event: NotificationEvent; every: number },
  isDue: (last: string | null) => Promise<boolean>,
): Promise<void> {
  const key = `${event}-told-at`;
  const last = await readValue(site.db, key);
  if (last !== null && last > momentIn(site, -every)) return;
  if (!(await isDue(last))) return;
  const now = momentIn(site, 0);
  await site.db.transaction().execute(async (trx) => {
    await writeValue(trx, key, now);
    await recordNotification(trx, now, { event });
  });
}

/** Counts the stories that were a year old at this moment (ISO-8601) and have not become a blog post. */
export function countOldUnpublished({ db }: Db, moment: string): Promise<number> {
  const aYearBefore = new Date(Date.parse(moment) - year).toISOString();
  const unpublished = db.selectFrom("stories").where("state", "<>", "diary");
  return countRows(unpublished.where("created_at", "<", aYearBefore));
}
