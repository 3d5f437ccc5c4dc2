import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { logPendingEvents } from "~/domain/auth/security-events.server";
import { removeExpired } from "~/domain/remove-expired.server";
import { releaseClaims } from "~/domain/notifications/outbox/send-messages.server";
import { forgetIdleFollowers } from "~/domain/followers/follow.server";
import { sweepPhotos } from "~/domain/photos/files/sweep-photos.server";
import type { Site } from "~/domain/site";
import type { DataDirectory } from "~/server/data-directory/paths";
import { removeUnfinishedSafetyCopies } from "~/server/data-directory/open-data";
import type { UnknownPhotosFolder } from "~/server/data-directory/unknown-photos";
import { removeAbandonedWork } from "~/server/data-directory/locks";
import type { createErasure } from "~/server/withdrawals/erasure";

/** Keeps a site in order. `alone` says that no other instance uses the same database. */
export function siteMaintenance(parts: {
  site: Site;
  places: DataDirectory;
  unknown: UnknownPhotosFolder;
  erasure: ReturnType<typeof createErasure>;
  alone: boolean;
  onWarning(details: object, sentence: string): void;
}) {
  const { site, places, unknown, erasure, alone, onWarning } = parts;
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
