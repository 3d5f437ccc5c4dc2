import { dayColumns, sorted, stands } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { type Location, positionOf } from "~/domain/locations/location";
import { shortened } from "~/domain/first-characters";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import type { StopOnLiveMap, StopOnMap } from "./stop-on-map";
import { type JourneyPage, stopsPerPage, stopSummary } from "./stop-summary";
import { listVisibleLocations } from "./visible-locations-queries.server";
import { placeOfStop, stopOrder, visibleStops } from "./visible-stops.server";

/** Pop-ups show the first characters of a description; the stop's own page has all of it. In characters. */
const noteLength = 280;

/** The visible stops that have a position on the map, in journey order, numbered among all visible ones. */
export async function listStopsOnMap({ db }: Pick<Site, "db">): Promise<StopOnMap[]> {
  const visible = db
    .selectFrom("locations")
    .select(["id", "city", "country", "latitude", "longitude", "precision"])
    .where("visible", "=", 1);
  const rows = await sorted(visible, dayColumns, "asc").execute();
  return rows.flatMap(({ latitude, longitude, precision, ...row }, index) => {
    const position = positionOf(publicCoordinates({ latitude, longitude }, precision));
    return position ? { ...row, ...position, number: index + 1 } : [];
  });
}

/** The same stops with the contents of the live map's pop-ups. */
export async function listStopsOnLiveMap({ db }: Pick<Site, "db">): Promise<StopOnLiveMap[]> {
  const visible = visibleStops(db).select(({ fn, val }) => [
    ...placeOfStop,
    fn<string | null>("substr", ["locations.description", val(1), val(noteLength + 1)]).as("note"),
    "blog_posts.id as article",
  ]);
  const rows = await sorted(visible, stopOrder, "asc").execute();
  return rows.flatMap(({ latitude, longitude, precision, note, article, ...row }, index) => {
    const position = positionOf(publicCoordinates({ latitude, longitude }, precision));
    const text = note && shortened(note, noteLength);
    return position
      ? { ...row, ...position, number: index + 1, note: text, hasArticle: article !== null }
      : [];
  });
}

/** A page of the list of visible stops, from 1; null when there is no such page. */
export async function findJourneyPage({ db }: Pick<Site, "db">, page: number): Promise<JourneyPage | null> {
  const { total } = await db
    .selectFrom("locations")
    .where("visible", "=", 1)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / stopsPerPage));
  if (page > pages) return null;
  const offset = (page - 1) * stopsPerPage;
  const stops = await listVisibleLocations({ db }, { limit: stopsPerPage, offset });
  return { total, page, pages, stops: stops.map((stop, index) => stopSummary(stop, offset + index + 1)) };
}

/** The number of a visible stop on the journey, from 1. */
export async function findStopNumber(
  { db }: Pick<Site, "db">,
  stop: Pick<Location, "id" | "date" | "createdAt">,
): Promise<number> {
  const { earlier } = await db
    .selectFrom("locations")
    .where("visible", "=", 1)
    .where(stands("<", stop))
    .select(({ fn }) => fn.countAll<number>().as("earlier"))
    .executeTakeFirstOrThrow();
  return earlier + 1;
}
