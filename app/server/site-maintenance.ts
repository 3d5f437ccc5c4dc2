import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { logPendingEvents } from "~/domain/auth/pending-events.server";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { releaseClaims } from "~/domain/notifications/outbox/claim-message.server";
import { expireNotifications } from "~/domain/notifications/outbox/deliveries-queries.server";
import { expireDrafts, sweepPhotos } from "~/domain/photos/files/sweep-photos.server";
import type { Site } from "~/domain/site";
import type { DataDirectory } from "~/server/data-directory/places";
import { removeUnfinishedSafetyCopies } from "~/server/data-directory/safety-copy";
import type { UnknownPhotos, UnknownPhotosFolder } from "~/server/data-directory/unknown-photos";
import { removeAbandonedWork } from "~/server/data-directory/work-folder";
import type { traceRemover } from "~/server/withdrawals/trace-remover";
import type { SqliteDriver } from "~db/open-database";

interface Maintenance {
  site: Site;
  Driver: SqliteDriver;
  places: DataDirectory;
  unknown: UnknownPhotosFolder;
  traces: ReturnType<typeof traceRemover>;
  /** No other instance has the same database. */
  alone: boolean;
  onWarning(facts: object, sentence: string): void;
}

/** Puts a site in order: `atStart` before it is used, then `hourly` in one of its instances and `hourlyHere` in each. */
export function siteMaintenance({ site, Driver, places, unknown, traces, alone, onWarning }: Maintenance) {
  const { isSweptInUse } = site.photos;

  const sweep = async () => {
    await sweepPhotos(site, unknown.setAside);
    return unknown.done();
  };

  return {
    /**
     * Removes what a killed process left, and completes the withdrawals that it interrupted. Answers the photos that the
     * database does not know, which were set aside; null: none, or they are looked for while the site is used.
     */
    async atStart(): Promise<UnknownPhotos | null> {
      emptyDirectory(places.incoming);
      // Those of other instances are at work; what a crash left claimed is free after two minutes.
      if (alone) await releaseClaims(site);
      removeAbandonedWork(Driver, places);
      removeUnfinishedSafetyCopies(places);
      if (!isSweptInUse) await unknown.removeExpired(site.now(), 0);
      const found = isSweptInUse ? null : await sweep();
      await traces.removeAll();
      if (!alone) await traces.removeFromOwnCopies();
      await logPendingEvents(site);
      return found;
    },

    /** Ends what has expired, and withdrawals that could not be completed. */
    async hourly(): Promise<void> {
      await Promise.all([
        expireDrafts(site),
        expireAttempts(site),
        expireNotifications(site),
        traces.removeAll(),
        logPendingEvents(site),
      ]);
      const found = isSweptInUse ? await sweep() : null;
      if (found) onWarning(found, "photos that the database does not know were set aside");
    },

    /** Ends what has expired of that which was set aside on this machine; in a bucket it is the same for all. */
    async hourlyHere(): Promise<void> {
      if (!alone) await traces.removeFromOwnCopies();
      await unknown.removeExpired(site.now(), process.uptime() * 1000);
    },
  };
}

function emptyDirectory(directory: string): void {
  for (const name of readdirSync(directory)) rmSync(path.join(directory, name), { recursive: true });
}
