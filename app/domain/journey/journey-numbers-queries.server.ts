import { dayOf } from "~/domain/day";
import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import type { Site } from "~/domain/site";
import { type JourneyNumbers, journeyNumbers } from "./journey-numbers";
import { journeyPhase } from "./journey-phase";
import { type JourneySince, type StopOfPost, journeySince } from "./journey-since";

/** Returns the numbers of the journey, from public points. They are computed once for all pages until data change. */
export function findJourneyNumbers(
  site: Pick<Site, "db" | "pages" | "publicSettings" | "now">,
): Promise<JourneyNumbers> {
  return site.pages.once("journey-numbers", async () => {
    const today = dayOf(site.now());
    const { journeyStart: start, journeyEnd: end } = site.publicSettings;
    const stops = await listPublicStops(site);
    return journeyNumbers(stops, { phase: journeyPhase(site.publicSettings, today), today, start, end });
  });
}

/**
 * Returns the journey since a story was sent, from public points. `sentAt` is ISO-8601. Null when there was no stop
 * since.
 */
export async function findJourneySince(
  site: Pick<Site, "db" | "pages" | "publicSettings" | "now">,
  { sentAt, blogPostId }: { sentAt: string; blogPostId: string | null },
): Promise<JourneySince | null> {
  const today = dayOf(site.now());
  const story = { day: dayOf(new Date(sentAt)), blogPostId };
  return journeySince(await listPublicStops(site), story, {
    phase: journeyPhase(site.publicSettings, today),
    today,
  });
}

/** Lists the visible stops in journey order with their public points. They are read once until data change. */
function listPublicStops({ db, pages }: Pick<Site, "db" | "pages">): Promise<StopOfPost[]> {
  return pages.once("public-stops", async () => {
    const rows = await db
      .selectFrom("locations")
      .select(["id", "city", "country", "date", "latitude", "longitude", "precision"])
      .select("blog_post_id as blogPostId")
      .where("visible", "=", 1)
      .orderBy("date")
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(({ latitude, longitude, precision, ...stop }) => ({
      ...stop,
      position: positionOf(publicCoordinates({ latitude, longitude }, precision)),
    }));
  });
}
