import { shortened } from "~/domain/first-characters";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { type Precision, publicCoordinates, publicDecimals } from "~/domain/locations/coordinates/precision";
import { type Location, type LocationWithPost, positionOf, stopsPerPage } from "~/domain/locations/location";
import { countRows, cursorCondition, orderedBy } from "~/domain/pagination/cursor.server";
import type { Db } from "~/domain/site";
import { countryForReaders } from "~/gazetteer/is-country.server";
import {
  listVisibleLocations,
  placeOfStop,
  stopOrder,
  visibleLocations,
  visibleStops,
} from "./visible-locations-queries.server";

/** The maximum length of a description in a pop-up, in characters. The stop's own page has the whole description. */
const noteLength = 280;

/** Lists the visible stops with a position, in journey order. Stops without a position also count in the numbers. */
export async function listStopsOnMap({ db }: Db, language: string) {
  const rows = await orderedBy(visibleLocations(db).select(placeOfStop), stopOrder, "asc").execute();
  return placed(rows, language).map(({ precision: _, ...stop }) => stop);
}

/** Lists the stops of `listStopsOnMap` with the contents of their pop-ups on the live map. */
export async function listStopsOnLiveMap({ db }: Db, language: string) {
  const visible = visibleStops(db).select(({ fn, val }) => [
    ...placeOfStop,
    fn<string | null>("substr", ["locations.description", val(1), val(noteLength + 1)]).as("note"),
    "blog_posts.id as article",
  ]);
  const rows = await orderedBy(visible, stopOrder, "asc").execute();
  return placed(rows, language).map(({ precision: _, note, article, ...stop }) => ({
    ...stop,
    note: note && shortened(note, noteLength),
    hasArticle: article !== null,
  }));
}

/** Finds a page of the list of visible stops. Pages are counted from 1. Null when the page does not exist. */
export async function findStopsPage({ db }: Db, page: number, language: string) {
  const total = await countRows(visibleLocations(db));
  const pages = Math.max(1, Math.ceil(total / stopsPerPage));
  if (page > pages) return null;
  const offset = (page - 1) * stopsPerPage;
  const stops = await listVisibleLocations({ db }, { limit: stopsPerPage, offset, language });
  return { total, page, pages, stops: stops.map((stop, index) => stopSummary(stop, offset + index + 1)) };
}

function stopSummary(stop: LocationWithPost, number: number) {
  const { id, city, country, description, photo, blogPost } = stop;
  const position = positionOf(stop);
  const degrees = (value: number) => value.toFixed(publicDecimals(stop.precision));
  // '45.4642, 9.1900', or fewer decimals when rounded.
  const coordinates = position && `${degrees(position.latitude)}, ${degrees(position.longitude)}`;
  return { id, number, city, country, description, coordinates, photo, hasArticle: blogPost !== null };
}

/** Returns the number of a visible stop on the journey, from 1. */
export async function findStopNumber({ db }: Db, stop: Pick<Location, "id" | "date" | "moment">) {
  return 1 + (await countRows(visibleLocations(db).where(cursorCondition("<", stop))));
}

/** Lists the stops with a position (six decimals), in journey order, with their blog posts' ids. */
export async function listJourneyStops({ db }: Db, language: string) {
  const visible = visibleStops(db).select([
    ...placeOfStop,
    "locations.name",
    "locations.description",
    "locations.date",
    "blog_posts.id as blogPostId",
  ]);
  const rows = await orderedBy(visible, stopOrder, "asc").execute();
  return placed(rows, language).map((stop) => ({
    ...stop,
    latitude: sixDecimals(stop.latitude),
    longitude: sixDecimals(stop.longitude),
  }));
}

/** Returns the stops with a public position and their countries in a language. Stops without one only count. */
function placed<Row extends Coordinates & { precision: Precision; country: string }>(
  rows: Row[],
  language: string,
) {
  return rows.flatMap((row, index) => {
    const position = positionOf(publicCoordinates(row, row.precision));
    const country = countryForReaders(row.country, language);
    return position ? { ...row, ...position, country, number: index + 1 } : [];
  });
}

/** Rounds to six decimals (ten centimetres). JavaScript may write more decimals as `1e-7`, which map files forbid. */
function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
