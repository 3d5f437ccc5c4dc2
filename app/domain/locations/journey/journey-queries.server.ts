import { countRows, dayColumns, orderedBy, cursorCondition } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import { type Location, positionOf } from "~/domain/locations/location";
import { shortened } from "~/domain/first-characters";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { type Precision, publicCoordinates } from "~/domain/locations/coordinates/precision";
import type { StopOnLiveMap, StopOnMap } from "./stop-on-map";
import { type JourneyPage, stopsPerPage, stopSummary } from "./stop-summary";
import { listVisibleLocations } from "./visible-locations-queries.server";
import { placeOfStop, stopOrder, visibleStops } from "./visible-stops.server";
import type { JourneyStop } from "./journey-stop";

/** The maximum length of a description in a pop-up, in characters. The stop's own page has the whole description. */
const noteLength = 280;

/** Lists the visible stops with a position, in journey order. Stops without a position also count in the numbers. */
export async function listStopsOnMap({ db }: Pick<Site, "db">): Promise<StopOnMap[]> {
  const visible = db
    .selectFrom("locations")
    .select(["id", "city", "country", "latitude", "longitude", "precision"])
    .where("visible", "=", 1);
  const rows = await orderedBy(visible, dayColumns, "asc").execute();
  return placed(rows).map(({ precision: _, ...stop }) => stop);
}

/** Lists the stops of `listStopsOnMap` with the contents of their pop-ups on the live map. */
export async function listStopsOnLiveMap({ db }: Pick<Site, "db">): Promise<StopOnLiveMap[]> {
  const visible = visibleStops(db).select(({ fn, val }) => [
    ...placeOfStop,
    fn<string | null>("substr", ["locations.description", val(1), val(noteLength + 1)]).as("note"),
    "blog_posts.id as article",
  ]);
  const rows = await orderedBy(visible, stopOrder, "asc").execute();
  return placed(rows).map(({ precision: _, note, article, ...stop }) => ({
    ...stop,
    note: note && shortened(note, noteLength),
    hasArticle: article !== null,
  }));
}

/** Finds a page of the list of visible stops. Pages are counted from 1. Null when the page does not exist. */
export async function findJourneyPage({ db }: Pick<Site, "db">, page: number): Promise<JourneyPage | null> {
  const total = await countRows(db.selectFrom("locations").where("visible", "=", 1));
  const pages = Math.max(1, Math.ceil(total / stopsPerPage));
  if (page > pages) return null;
  const offset = (page - 1) * stopsPerPage;
  const stops = await listVisibleLocations({ db }, { limit: stopsPerPage, offset });
  return { total, page, pages, stops: stops.map((stop, index) => stopSummary(stop, offset + index + 1)) };
}

/** Returns the number of a visible stop on the journey, from 1. */
export async function findStopNumber(
  { db }: Pick<Site, "db">,
  stop: Pick<Location, "id" | "date" | "createdAt">,
): Promise<number> {
  const visible = db.selectFrom("locations").where("visible", "=", 1);
  return 1 + (await countRows(visible.where(cursorCondition("<", stop))));
}

/** Lists the visible locations with a position, in journey order. */
export async function listJourneyStops({ db }: Pick<Site, "db">): Promise<JourneyStop[]> {
  const visible = visibleStops(db).select([
    ...placeOfStop,
    "locations.name",
    "locations.description",
    "locations.date",
    "blog_posts.id as blogPostId",
  ]);
  const rows = await orderedBy(visible, stopOrder, "asc").execute();
  return placed(rows).map(({ latitude, longitude, ...stop }) => ({
    ...stop,
    latitude: sixDecimals(latitude),
    longitude: sixDecimals(longitude),
  }));
}

/**
 * Returns the stops with a position, each with its public point and its number. Stops without a position are left out,
 * but keep their numbers.
 */
function placed<Row extends Coordinates & { precision: Precision }>(rows: Row[]) {
  return rows.flatMap(({ latitude, longitude, ...row }, index) => {
    const position = positionOf(publicCoordinates({ latitude, longitude }, row.precision));
    return position ? { ...row, ...position, number: index + 1 } : [];
  });
}

/** Rounds to six decimals (ten centimetres). JavaScript may write more decimals as `1e-7`, which map files forbid. */
function sixDecimals(degrees: number): number {
  return Number(degrees.toFixed(6));
}
