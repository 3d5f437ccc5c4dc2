import { dayOf } from "~/domain/day";
import { positionOf } from "~/domain/locations/location";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import {
  findVisibleLocation,
  placeOfStop,
  stopOrder,
} from "~/domain/locations/journey/visible-locations-queries.server";
import { orderedBy } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { journeyNumbers, journeyPhase } from "./journey-numbers";
import { type Hand, handOf } from "./hand";
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

/** Finds the hand of a published blog post, with names as readers of the language see them. Null without a stop. */
export async function findHand(
  site: Pick<Site, "db" | "pages" | "now">,
  blogPostId: string | null,
  language: string,
): Promise<Hand | null> {
  const hand = handOf(await listPublicStops(site), blogPostId, dayOf(site.now()));
  if (!hand) return null;
  const named = async (stop: StopOfPost | null) => {
    const found = stop && (await findVisibleLocation(site, stop.id, language));
    return found && { id: found.id, city: found.city };
  };
  const { number, stop, from, to } = hand;
  const { date, city } = stop;
  return {
    number,
    date,
    city: (await named(stop))?.city ?? city,
    from: await named(from),
    to: await named(to),
  };
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
