import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { logPendingEvents } from "~/domain/auth/pending-events.server";
import { expireSuspectStories } from "~/domain/stories/suspicion.server";
import { expireBin } from "~/domain/bin/empty-bin.server";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { releaseClaims } from "~/domain/notifications/outbox/send-messages.server";
import { forgetIdleFollowers } from "~/domain/followers/follow.server";
import { expireNotifications } from "~/domain/notifications/outbox/deliveries-queries.server";
import { expireDrafts, sweepPhotos } from "~/domain/photos/files/sweep-photos.server";
import { expireReports } from "~/domain/reports/reports.server";
import { expireSightings } from "~/domain/sightings/remove-sighting.server";
import type { Site } from "~/domain/site";
import type { DataDirectory } from "~/server/data-directory/paths";
import { removeUnfinishedSafetyCopies } from "~/server/data-directory/open-data";
import type { UnknownPhotos, UnknownPhotosFolder } from "~/server/data-directory/unknown-photos";
import { removeAbandonedWork } from "~/server/data-directory/work-folder";
import type { createErasure } from "~/server/withdrawals/erasure";

interface Maintenance {
  site: Site;
  places: DataDirectory;
  unknown: UnknownPhotosFolder;
  erasure: ReturnType<typeof createErasure>;
  /** True when no other instance uses the same database. */
  alone: boolean;
  onWarning(details: object, sentence: string): void;
}

/**
 * Keeps a site in order. `atStart` runs before the site is used, then `hourly` in one of its instances and `hourlyHere`
 * in every instance.
 */
export function siteMaintenance({ site, places, unknown, erasure, alone, onWarning }: Maintenance) {
  const { isSweptInUse } = site.photos;

  const sweep = async () => {
    await sweepPhotos(site, unknown.setAside);
    return unknown.done();
  };

  return {
    /**
     * Removes the leftovers of a killed process and completes the withdrawals that it began. Returns the unknown photos
     * that were set aside. Null when there are none, or when this photo store is searched hourly instead.
     */
    async atStart(): Promise<UnknownPhotos | null> {
      emptyDirectory(places.incoming);
      // Only a site without other instances frees claimed messages here: another instance may be sending them. After
      // two minutes the messages of a crashed instance are free anyway.
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

    /** Removes everything that has expired, and completes interrupted withdrawals. */
    async hourly(): Promise<void> {
      await Promise.all([
        expireDrafts(site),
        expireSuspectStories(site).then(() => expireBin(site)),
        expireAttempts(site),
        expireNotifications(site),
        expireSightings(site),
        expireReports(site),
        forgetIdleFollowers(site.db),
        erasure.runAll(),
        logPendingEvents(site),
      ]);
      const found = isSweptInUse ? await sweep() : null;
      if (found) onWarning(found, "photos that the database does not know were set aside");
    },

    /**
     * Removes expired photos that were set aside, and withdrawn stories from the older copies on this machine's disk.
     */
    async hourlyHere(): Promise<void> {
      if (!alone) await erasure.cleanOwnCopies();
      await unknown.removeExpired(site.now(), process.uptime() * 1000);
    },
  };
}

function emptyDirectory(directory: string): void {
  for (const name of readdirSync(directory)) rmSync(path.join(directory, name), { recursive: true });
}
