import { dayOf } from "~/domain/day";
import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { placeOfStop, stopOrder } from "~/domain/locations/journey/visible-locations-queries.server";
import { orderedBy } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { journeyNumbers, journeyPhase } from "./journey-numbers";
import { type StopOfPost, journeySince } from "./journey-since";

/** Returns the numbers of the journey, from public points. They are computed once for all pages until data change. */
export function findJourneyNumbers(site: Pick<Site, "db" | "pages" | "publicSettings" | "now">) {
  return site.pages.once("journey-numbers", async () => {
    const today = dayOf(site.now());
    const { journeyStart: start, journeyEnd: end } = site.publicSettings;
    const stops = await listPublicStops(site);
    return journeyNumbers(stops, { phase: journeyPhase(site.publicSettings, today), today, start, end });
  });
}

/** Returns the journey since a story was sent (`sentAt`, ISO-8601), from public points. Null without a stop since. */
export async function findJourneySince(
  site: Pick<Site, "db" | "pages" | "publicSettings" | "now">,
  { sentAt, blogPostId }: { sentAt: string; blogPostId: string | null },
) {
  const today = dayOf(site.now());
  const phase = journeyPhase(site.publicSettings, today);
  const story = { day: dayOf(new Date(sentAt)), blogPostId };
  return journeySince(await listPublicStops(site), story, { phase, today });
}

/** Lists the visible stops in journey order with their public points. They are read once until data change. */
export function listPublicStops({ db, pages }: Pick<Site, "db" | "pages">): Promise<StopOfPost[]> {
  return pages.once("public-stops", async () => {
    const stops = db
      .selectFrom("locations")
      .select([...placeOfStop, "locations.date", "locations.blog_post_id as blogPostId"])
      .where("visible", "=", 1);
    const rows = await orderedBy(stops, stopOrder, "asc").execute();
    return rows.map(({ latitude, longitude, precision, ...stop }) => ({
      ...stop,
      position: positionOf(publicCoordinates({ latitude, longitude }, precision)),
    }));
  });
}
