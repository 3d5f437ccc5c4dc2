import { forgetSessions } from "~/domain/auth/sessions.server";
import { expireBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { isOver, suspectUntil } from "./lifetimes.server";
import { expireNotifications } from "~/domain/notifications/outbox/deliveries-queries.server";
import { expireDrafts } from "~/domain/photos/drafts/drafts.server";
import type { Site } from "./site";

/** Removes everything whose time is over. Suspect stories that the owner has seen go to the bin. */
export async function removeExpired(site: Site): Promise<void> {
  const { db } = site;
  const remove = (table: "reports" | "sightings") =>
    db.deleteFrom(table).where(isOver(site, table)).execute();
  await Promise.all([
    binSuspects(site).then(() => expireBin(site)),
    expireDrafts(site),
    expireAttempts(site),
    expireNotifications(site),
    forgetSessions(site),
    remove("sightings"),
    remove("reports"),
  ]);
}

/** Moves suspect stories to the bin, as of the moment when their time was over: they do not stay longer there. */
async function binSuspects(site: Site): Promise<void> {
  const over = site.db.selectFrom("stories").select(["id", "read_at"]).where(isOver(site, "stories"));
  for (const { id, read_at } of await over.execute())
    await moveToBin({ ...site, now: () => suspectUntil(read_at ?? "") }, "story", [id]);
}
