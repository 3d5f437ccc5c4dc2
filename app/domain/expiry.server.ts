import { expireBin } from "./bin/empty-bin.server";
import { moveToBin } from "./bin/move-to-bin.server";
import { dayMs, momentIn } from "./day";
import { expireAttempts } from "./limits/rate-limit.server";
import { expireNotifications } from "./notifications/outbox/deliveries-queries.server";
import { expireDrafts } from "./photos/drafts/drafts.server";
import { closedReportDays, reportDays } from "./reports/report";
import { sightingDays } from "./sightings/sighting";
import type { Site } from "./site";
import { daysSuspect } from "./stories/story";

/** Removes everything whose time is over. Suspect stories that the owner has seen go to the bin. */
export async function removeExpired(site: Site): Promise<void> {
  const { db } = site;
  const ago = (days: number) => momentIn(site, -days * dayMs);
  const suspect = db.selectFrom("stories").select("id").where("state", "=", "suspect");
  const seen = await suspect.where("read_at", "<=", ago(daysSuspect)).execute();
  const ids = seen.map(({ id }) => id);
  await Promise.all([
    moveToBin(site, "story", ids).then(() => expireBin(site)),
    expireDrafts(site),
    expireAttempts(site),
    expireNotifications(site),
    db.deleteFrom("sightings").where("created_at", "<=", ago(sightingDays)).execute(),
    db
      .deleteFrom("reports")
      .where(({ eb, or }) =>
        or([eb("created_at", "<=", ago(reportDays)), eb("closed_at", "<=", ago(closedReportDays))]),
      )
      .execute(),
  ]);
}
