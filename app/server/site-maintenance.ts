import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { logPendingEvents } from "~/domain/auth/security-events.server";
import { removeExpired } from "~/domain/remove-expired.server";
import { releaseClaims } from "~/domain/notifications/outbox/send-messages.server";
import { forgetIdleFollowers } from "~/domain/followers/follow.server";
import { sweepPhotos } from "~/domain/photos/files/sweep-photos.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { storageState } from "~/domain/storage/storage-state.server";
import type { DataDirectory } from "~/server/data-directory/paths";
import { removeUnfinishedSafetyCopies } from "~/server/data-directory/open-data";
import type { UnknownPhotosFolder } from "~/server/data-directory/unknown-photos";
import type { watchStorage } from "~/server/data-directory/watch-storage";
import { removeAbandonedWork } from "~/server/data-directory/locks";
import type { openEngine } from "./open-engines";
import type { createErasure } from "~/server/withdrawals/erasure";

const hour = 60 * 60 * 1000;
/** The interval at which a site on a full disk checks for room, in milliseconds. */
const untilRoomMs = 5000;

interface MaintainedParts extends Pick<Awaited<ReturnType<typeof openEngine>>, "instances" | "exclusive"> {
  site: Site;
  places: DataDirectory;
  unknown: UnknownPhotosFolder;
  erasure: ReturnType<typeof createErasure>;
  cards: { wake(): void };
  /** True when no other instance uses the same database. */
  alone: boolean;
  watch: Pick<ReturnType<typeof watchStorage>, "note">;
  onError(error: unknown): void;
  onWarning(details: object, sentence: string): void;
}

/** Puts a site in order now, and then every hour until `stop`. */
export async function maintainSite(parts: MaintainedParts) {
  const { site, alone, instances, exclusive, cards, watch, onError, onWarning } = parts;
  const maintenance = siteMaintenance(parts);
  const unknownPhotos = await maintenance.atStart().catch((error: unknown) => {
    // On a full disk the maintenance is done later. Meanwhile the site can be read.
    if (!alone || !isStorageFault(error)) throw error;
    onError(error);
    return null;
  });
  if (exclusive) watch.note("database", exclusive.fault);
  if ((await storageState(site)).code === "unwritable") {
    const sentence = "nothing can be stored now, the disk is full or cannot be written";
    onWarning({ err: exclusive?.fault }, sentence);
  }
  // A database that is open to this process alone is shared when there is room.
  const shareAgain = () => exclusive?.end().then((isDone) => isDone && clearInterval(sharing), onError);
  const sharing = exclusive ? setInterval(() => void shareAgain(), untilRoomMs).unref() : undefined;
  // The first answers do not wait for it. A site that never runs for an hour forgets, too.
  const forgetting = instances.exclusively("maintenance", maintenance.forget).catch(onError);
  const everyHour = async () => {
    await instances.exclusively("maintenance", maintenance.hourly);
    await maintenance.hourlyHere();
    cards.wake();
  };
  const timer = setInterval(() => void everyHour().catch(onError), hour).unref();
  const stop = async () => {
    clearInterval(timer);
    clearInterval(sharing);
    await forgetting;
  };
  return { unknownPhotos, stop };
}

function siteMaintenance({ site, places, unknown, erasure, alone, onWarning }: MaintainedParts) {
  const { isSweptInUse } = site.photos;

  const sweep = async () => {
    const count = await sweepPhotos(site, unknown.setAside);
    return count === 0 ? null : { count, folder: await unknown.done() };
  };

  const forget = async () => void (await Promise.all([removeExpired(site), forgetIdleFollowers(site.db)]));

  return {
    /** Removes what a killed process left, completes its withdrawals, and returns the unknown photos set aside. */
    async atStart() {
      for (const name of readdirSync(places.incoming))
        rmSync(path.join(places.incoming, name), { recursive: true });
      // Another instance may be sending claimed messages. Those of a crashed one are free after two minutes.
      if (alone) await releaseClaims(site);
      removeAbandonedWork(places);
      removeUnfinishedSafetyCopies(places);
      if (!isSweptInUse) await unknown.removeExpired(site.now(), 0);
      const found = isSweptInUse ? null : await sweep();
      await erasure.runAll();
      if (!alone) await erasure.cleanOwnCopies();
      await logPendingEvents(site);
      return found;
    },

    forget,

    /** Removes everything that has expired, and completes interrupted withdrawals. */
    async hourly(): Promise<void> {
      await Promise.all([forget(), erasure.runAll(), logPendingEvents(site)]);
      const found = isSweptInUse ? await sweep() : null;
      if (found) onWarning(found, "photos that the database does not know were set aside");
    },

    /** Removes expired photos that were set aside, and withdrawn stories from the older copies on this disk. */
    async hourlyHere(): Promise<void> {
      if (!alone) await erasure.cleanOwnCopies();
      await unknown.removeExpired(site.now(), process.uptime() * 1000);
    },
  };
}
