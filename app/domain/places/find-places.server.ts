import * as z from "zod";
import { mistake, optionalText } from "~/domain/forms/field-schemas";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { greatCircleKilometres } from "~/domain/journey/public-distance";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";
import type { Position } from "~/images/prepared-photo";

/** Decimal degrees within ±`limit`; null when absent. */
const degrees = (limit: number) =>
  optionalText(40, "malformed")
    .refine(
      (value) =>
        value === null || (/^[+-]?\d{1,3}(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit),
      mistake("malformed"),
    )
    .transform((value) => (value === null ? null : Number(value)))
    .meta({ type: "string", pattern: "^[+-]?\\d{1,3}(\\.\\d+)?$" });

/** A search for places: either a name (`q`), with the country whose places come first, or a point (`lat` and `lng`). */
export const placeQuery = z.object({
  q: optionalText(100),
  country: optionalText(100),
  lat: degrees(90),
  lng: degrees(180),
});

/** A found place. `isBest` is true when it is probably the wanted place. */
export type FoundPlace = Place & { isBest: boolean };

/** True when `one` is so much larger than `other`, a place of the same name, that `one` is certainly meant. */
function isMuchLarger(one: PlaceCandidate, other: PlaceCandidate): boolean {
  return one.people >= 20 * other.people;
}

/** Returns true when the written country has this code. */
type IsCountry = (code: string) => boolean;

/** Finds at most ten places by name, the likeliest first. For a point, finds the one place around it, within 10 km. */
export function findPlaces(
  site: Pick<Site, "gazetteer">,
  { q, lat, lng }: Pick<z.infer<typeof placeQuery>, "q" | "lat" | "lng">,
  isCountry: IsCountry,
): Result<FoundPlace[], "place-missing"> {
  if (q !== null) return done(findPlacesByName(site, q, isCountry));
  if (lat === null || lng === null) return refused("place-missing");
  const place = site.gazetteer.near({ latitude: lat, longitude: lng });
  return done(place ? [{ ...place, isBest: true }] : []);
}

/** Finds at most ten places with this beginning of a name: those in the written country first, then the largest. */
export function findPlacesByName({ gazetteer }: Pick<Site, "gazetteer">, name: string, isCountry: IsCountry) {
  const found = gazetteer.search(name);
  const isThere = (place: PlaceCandidate) => place.isExact && isCountry(place.countryCode);
  const there = found.filter(isThere);
  const candidates = [...there, ...found.filter((place) => !isThere(place))];
  const isFirstMeant = isMeant(there.length > 0 ? there : candidates);
  return candidates.map((place, at) => ({ ...place, isBest: at === 0 && isFirstMeant }));
}

function isMeant([first, second]: PlaceCandidate[]): boolean {
  if (!first || !second) return true;
  return first.isExact && (!second.isExact || isMuchLarger(first, second));
}

/** The known facts about the place of a story. */
export interface PlaceClues {
  name: string;
  /** The language of the story. Null counts as Italian. */
  language: string | null;
  /** Tells whether a country code belongs to the written country. Null when no country was written. */
  isCountry: IsCountry | null;
  position: Position | null;
}

/** The maximum distance in kilometres between a town and a photo that was taken there. */
const farthestKm = 50;

/**
 * Looks up the town of a story. Hundreds of foreign names also exist in Italy. So a story in another language means an
 * Italian town only when its photo or its country confirms that town.
 */
export function resolvePlace({ gazetteer }: Pick<Site, "gazetteer">, clues: PlaceClues) {
  const { name, language, isCountry, position } = clues;
  const ofPhoto = position && gazetteer.near(position);
  const all = gazetteer.search(name).filter(({ isExact }) => isExact);
  const inCountry = all.filter(({ countryCode }) => isCountry?.(countryCode));
  const isItalian = language === null || language === "it";
  const towns = likeliestFirst(inCountry.length > 0 ? inCountry : all, isItalian);
  const near = position ? towns.filter((town) => isNear(town, position)) : [];
  const isFar = position !== null && towns.length > 0 && near.length === 0;

  const [first, second] = near.length > 0 ? near : towns;
  const isOne = first !== undefined && (!second || isMuchLarger(first, second));
  const isConfirmed = near.length > 0 || inCountry.length > 0;
  const isMeant = isConfirmed || (isCountry === null && (isItalian || first?.countryCode !== "IT"));
  const meant = isOne && isMeant && !isFar ? first : null;
  return {
    /** All towns with the written name, the likeliest first. If the written country has such towns, only those. */
    towns,
    /** The town that is certainly meant; null when that is not clear. Without a name, the place around the photo. */
    clear: name === "" ? ofPhoto : meant,
    ofPhoto,
    /** True when the photo was taken far from every town of this name. */
    isFar,
  };
}

/** Returns the distance from a place to a position, in kilometres. */
export function kilometresTo({ latitude, longitude }: Coordinates, position: Position): number {
  return greatCircleKilometres({ latitude: Number(latitude), longitude: Number(longitude) }, position);
}

/** True when a photo with this position may have been taken in the place. */
export function isNear(place: Coordinates, position: Position): boolean {
  return kilometresTo(place, position) <= farthestKm;
}

function likeliestFirst(towns: PlaceCandidate[], isItalian: boolean): PlaceCandidate[] {
  const [first, second] = towns;
  if (!isItalian || !first || !second || isMuchLarger(first, second)) return towns;
  const rank = ({ countryCode }: PlaceCandidate) => (countryCode === "IT" ? 0 : 1);
  return towns.toSorted((one, other) => rank(one) - rank(other));
}
