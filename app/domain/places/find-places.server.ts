import * as z from "zod";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { failsWith, optionalText } from "~/domain/fields/field-schemas";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { greatCircleKilometres } from "~/domain/journey/public-distance";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";
import { isCountry } from "~/gazetteer/is-country.server";
import type { Position } from "~/images/prepared-photo";
import { findWritten, isFirst } from "./written-place.server";

/** Decimal degrees within ±`limit`; null when absent. */
const degrees = (limit: number) =>
  optionalText(40, "malformed")
    .refine(
      (value) =>
        value === null || (/^[+-]?\d{1,3}(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit),
      failsWith("malformed"),
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

/**
 * True when `one` is so much larger than `other`, a place of the same name, that `one` is certainly meant. Islands and
 * mountains have no people: their size says nothing.
 */
function isMuchLarger(one: PlaceCandidate, other: PlaceCandidate): boolean {
  return other.people > 0 && one.people >= 20 * other.people;
}

/** Finds at most ten places by name, the likeliest first. For a point, finds the one place around it, within 10 km. */
export function findPlaces(
  site: Pick<Site, "gazetteer">,
  { q, country, lat, lng }: z.infer<typeof placeQuery>,
): Result<FoundPlace[], "place-missing"> {
  if (q !== null) return done(findPlacesByName(site, q, country ?? ""));
  if (lat === null || lng === null) return refused("place-missing");
  const place = site.gazetteer.near({ latitude: lat, longitude: lng });
  return done(place ? [{ ...place, isBest: true }] : []);
}

/** Finds at most ten places: those that the name means, the ones in the written country first, then similar ones. */
export function findPlacesByName(site: Pick<Site, "gazetteer">, name: string, country: string): FoundPlace[] {
  const { places, isNamed } = findWritten(site, name, country === defaultCountry ? "" : country);
  const isMeant = isNamed && isOne(places);
  const there = isMeant ? [] : places.filter(({ countryCode }) => isCountry(country)(countryCode));
  const candidates = [...there, ...places, ...site.gazetteer.search(name)].filter(isFirst).slice(0, 10);
  const isBest = isMeant || candidates.length === 1;
  return candidates.map((place, at) => ({ ...place, isBest: isBest && at === 0 }));
}

/** True when the first place is certainly meant, of several with one name. */
function isOne([first, second]: PlaceCandidate[]): boolean {
  return first !== undefined && (!second || isMuchLarger(first, second));
}

/** The known facts about the place of a story. */
export interface PlaceClues {
  name: string;
  /** The language of the story. Null counts as Italian. */
  language: string | null;
  /** The written country; "" when none was written. */
  country: string;
  position: Position | null;
}

/** The maximum distance in kilometres between a town and a photo that was taken there. */
const farthestKm = 50;

/** The number of people from which a town is known in all languages. */
const wellKnownPeople = 100_000;

/**
 * Looks up the town of a story. Hundreds of foreign names also exist in Italy. So a story in another language means an
 * Italian or small town only when its photo or its country confirms that town.
 */
export function resolvePlace(site: Pick<Site, "gazetteer">, clues: PlaceClues) {
  const { name, language, country, position } = clues;
  const ofPhoto = position && site.gazetteer.near(position);
  const isItalian = language === null || language === "it";
  const { places, isNamed, isConfirmed } = findWritten(site, name, country);
  const towns = likeliestFirst(places, isItalian);
  const near = position ? towns.filter((town) => isNear(town, position)) : [];
  const isFar = position !== null && towns.length > 0 && near.length === 0;

  const [first] = near.length > 0 ? near : towns;
  const isKnown = first?.countryCode !== "IT" && (first?.people ?? 0) >= wellKnownPeople;
  const isSure = near.length > 0 || isConfirmed || (country === "" && (isItalian || isKnown));
  const isMeant = isSure && (near.length > 0 || isNamed) && isOne(near.length > 0 ? near : towns);
  return {
    /** All towns with the written name, the likeliest first. If the written country has such towns, only those. */
    towns,
    /** The town that is certainly meant; null when that is not clear. Without a name, the place around the photo. */
    clear: name === "" ? ofPhoto : isMeant && !isFar && first ? first : null,
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
