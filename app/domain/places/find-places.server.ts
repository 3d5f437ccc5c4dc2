import * as z from "zod";
import { mistake, optionalText } from "~/domain/forms/field-schemas";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";

/** Decimal degrees within ±`limit`; null when they are left out. */
const degrees = (limit: number) =>
  optionalText(40, "malformed")
    .refine(
      (value) =>
        value === null || (/^[+-]?\d{1,3}(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit),
      mistake("malformed"),
    )
    .transform((value) => (value === null ? null : Number(value)))
    .meta({ type: "string", pattern: "^[+-]?\\d{1,3}(\\.\\d+)?$" });

/** What is asked of the gazetteer: a name (`q`), or a point. */
export const placeQuery = z.object({ q: optionalText(100), lat: degrees(90), lng: degrees(180) });

/** A place that was found; `isBest`: it is most probably the one that is meant. */
export interface FoundPlace extends Place {
  isBest: boolean;
}

/** Of several places with the same name, one is meant without a question when it is so many times larger. */
const muchLarger = 10;

/** The places of a name, the likeliest first, at most ten; or the one place around a point, if there is one in 10 km. */
export function findPlaces(
  { gazetteer }: Pick<Site, "gazetteer">,
  { q, lat, lng }: z.infer<typeof placeQuery>,
): Result<FoundPlace[], "place-missing"> {
  if (q !== null) return done(findPlacesByName({ gazetteer }, q));
  if (lat === null || lng === null) return refused("place-missing");
  const place = gazetteer.near({ latitude: lat, longitude: lng });
  return done(place ? [{ ...place, isBest: true }] : []);
}

/** The places of a name, or with a name that begins so, the likeliest first, at most ten. */
export function findPlacesByName({ gazetteer }: Pick<Site, "gazetteer">, name: string): FoundPlace[] {
  const candidates = gazetteer.search(name);
  return candidates.map((place, at) => ({ ...place, isBest: at === 0 && isFirstMeant(candidates) }));
}

function isFirstMeant([first, second]: PlaceCandidate[]): boolean {
  if (!first || !second) return true;
  return first.isExact && (!second.isExact || first.people >= muchLarger * second.people);
}
