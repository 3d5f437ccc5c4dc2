import * as z from "zod";
import { mistake, optionalText } from "~/domain/forms/field-schemas";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";

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
export function isMuchLarger(one: PlaceCandidate, other: PlaceCandidate): boolean {
  return one.people >= 20 * other.people;
}

/** Returns true when the written country has this code. */
export type IsCountry = (code: string) => boolean;

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
export function findPlacesByName(
  { gazetteer }: Pick<Site, "gazetteer">,
  name: string,
  isCountry: IsCountry,
): FoundPlace[] {
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
