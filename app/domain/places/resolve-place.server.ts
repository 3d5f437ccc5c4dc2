import { greatCircleKilometres } from "~/domain/journey/great-circle";
import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";
import type { Position } from "~/images/prepared-photo";
import { type IsCountry, isMuchLarger } from "./find-places.server";

/** The known facts about the place of a story. */
export interface PlaceClues {
  /** The town as the sender wrote it; "" when no town was written. */
  name: string;
  /** The language of the story. Null counts as Italian. */
  language: string | null;
  /** Tells whether a country code belongs to the written country. Null when no country was written. */
  isCountry: IsCountry | null;
  /** The position of the story's photo. Null when unknown. */
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
    /** The place around the photo's position. */
    ofPhoto,
    /** True when the photo was taken far from every town of this name. */
    isFar,
  };
}

/** Returns the distance from a place to a position, in kilometres. */
export function kilometresTo({ latitude, longitude }: Place, position: Position): number {
  return greatCircleKilometres({ latitude: Number(latitude), longitude: Number(longitude) }, position);
}

/** True when a photo with this position may have been taken in the place. */
export function isNear(place: Place, position: Position): boolean {
  return kilometresTo(place, position) <= farthestKm;
}

function likeliestFirst(towns: PlaceCandidate[], isItalian: boolean): PlaceCandidate[] {
  const [first, second] = towns;
  if (!isItalian || !first || !second || isMuchLarger(first, second)) return towns;
  const rank = ({ countryCode }: PlaceCandidate) => (countryCode === "IT" ? 0 : 1);
  return towns.toSorted((one, other) => rank(one) - rank(other));
}
