import { dayOf } from "~/domain/day";
import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import type { Site } from "~/domain/site";
import { type JourneyNumbers, journeyNumbers } from "./journey-numbers";
import { journeyPhase } from "./journey-phase";

/** Returns the numbers of the journey, from public points. They are computed once for all pages until data change. */
export function findJourneyNumbers(
  site: Pick<Site, "db" | "pages" | "facts" | "now">,
): Promise<JourneyNumbers> {
  return site.pages.once("journey-numbers", async () => {
    const today = dayOf(site.now());
    const { journeyStart: start, journeyEnd: end } = site.facts;
    const rows = await site.db
      .selectFrom("locations")
      .select(["id", "city", "country", "date", "latitude", "longitude", "precision"])
      .where("visible", "=", 1)
      .orderBy("date")
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const stops = rows.map(({ latitude, longitude, precision, ...stop }) => ({
      ...stop,
      position: positionOf(publicCoordinates({ latitude, longitude }, precision)),
    }));
    return journeyNumbers(stops, { phase: journeyPhase(site.facts, today), today, start, end });
  });
}
