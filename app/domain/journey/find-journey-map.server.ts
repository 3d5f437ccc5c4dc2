import { listStopsOnMap } from "~/domain/locations/journey/journey-queries.server";
import type { Site } from "~/domain/site";
import { drawJourneyMap } from "~/map/draw-journey-map.server";

/** Returns the drawn map of the journey in a language. It is drawn once for all pages until data change. */
export function findJourneyMap(site: Pick<Site, "db" | "pages" | "outlines">, language: string) {
  const draw = async () => drawJourneyMap(await listStopsOnMap(site, language), site.outlines);
  return site.pages.once(`journey-map ${language}`, draw);
}
