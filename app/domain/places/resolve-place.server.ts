import { greatCircleKilometres } from "~/domain/journey/great-circle";
import type { Site } from "~/domain/site";
import type { Place, PlaceCandidate } from "~/gazetteer/gazetteer.server";
import type { Position } from "~/images/prepared-photo";
import { type IsCountry, isMuchLarger } from "./find-places.server";

/** What is known about the place of a story. */
export interface PlaceClues {
  /** The town as it was written; "" when there is none. */
  name: string;
  /** The language of the story; null counts as Italian. */
  language: string | null;
  /** The country that was written; null when none was. */
  isCountry: IsCountry | null;
  /** Where its photo was taken; null when that is unknown. */
  position: Position | null;
}

/** The towns that a story may mean, and what its photo says. */
export interface ResolvedPlace {
  /** The towns of this name in the whole world, the likeliest first. */
  towns: PlaceCandidate[];
  /** The town that is meant without a question; without a name, the place around the photo. */
  clear: Place | null;
  /** The place around the photo's position. */
  ofPhoto: Place | null;
  /** The photo was taken far from every town of this name. */
  isFar: boolean;
}

/** A photo that was taken farther away was not taken in the town. */
const farthestKm = 50;

/**
 * Looks up the town of a story. A story in another language means a town in Italy only when its photo or its country says
 * so: hundreds of names are Italian by accident of spelling.
 */
export function resolvePlace({ gazetteer }: Pick<Site, "gazetteer">, clues: PlaceClues): ResolvedPlace {
  const { name, language, isCountry, position } = clues;
  const ofPhoto = position && gazetteer.near(position);
  const all = gazetteer.search(name).filter(({ isExact }) => isExact);
  const inCountry = all.filter(({ countryCode }) => isCountry?.(countryCode));
  const isItalian = language === null || language === "it";
  const towns = likeliestFirst(inCountry.length > 0 ? inCountry : all, isItalian);
  const near = position ? towns.filter((town) => isNear(town, position)) : [];
  const isFar = position !== null && towns.length > 0 && near.length === 0;
  if (name === "") return { towns, clear: ofPhoto, ofPhoto, isFar };

  const [first, second] = near.length > 0 ? near : towns;
  const isOne = first !== undefined && (!second || isMuchLarger(first, second));
  const isConfirmed = near.length > 0 || inCountry.length > 0;
  const isMeant = isConfirmed || (isCountry === null && (isItalian || first?.countryCode !== "IT"));
  return { towns, clear: isOne && isMeant && !isFar ? first : null, ofPhoto, isFar };
}

/** How far a place is from a position, in kilometres. */
export function kilometresTo({ latitude, longitude }: Place, position: Position): number {
  return greatCircleKilometres({ latitude: Number(latitude), longitude: Number(longitude) }, position);
}

/** Whether a photo from this position may have been taken in the place. */
export function isNear(place: Place, position: Position): boolean {
  return kilometresTo(place, position) <= farthestKm;
}

function likeliestFirst(towns: PlaceCandidate[], isItalian: boolean): PlaceCandidate[] {
  const [first, second] = towns;
  if (!isItalian || !first || !second || isMuchLarger(first, second)) return towns;
  return towns.toSorted(
    (one, other) => Number(other.countryCode === "IT") - Number(one.countryCode === "IT"),
  );
}
