import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { type Coordinates, coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import { asTyped, isAsWritten } from "~/domain/places/chosen-place";
import { isNear, kilometresTo, resolvePlace } from "~/domain/places/resolve-place.server";
import type { Site } from "~/domain/site";
import type { Place } from "~/gazetteer/gazetteer.server";
import type { Position } from "~/images/prepared-photo";
import { isCountry } from "~/text/it/admin/countries";
import { placeLabel, placeText } from "~/text/it/admin/places";
import { type FilledOption, filledOption, placeOption } from "./place-options.server";

/** The place of a blog post: the places to choose from, and what the owner has to check. */
export interface PlaceOfBlogPost {
  options: FilledOption[];
  /** The place that needs no question. */
  clear: FilledOption | null;
  /** One of: the value of the chosen option; `asTyped`; "" when nothing is chosen. */
  chosen: string;
  /** True when the gazetteer does not know the town. */
  isUnknown: boolean;
  /** The question to the owner, or a sentence about an unknown place. */
  sentence: string | null;
  /** The position of the photo. */
  photoPoint: Coordinates | null;
}

/** Facts that the fields do not have: the story's language, and the position of its photo. */
export interface StoryClues {
  language: string | null;
  position: Position | null;
}

/** Looks up the place in the fields of a blog post. */
export function findPlaceOfBlogPost(
  site: Site,
  fields: Record<string, string>,
  { language, position }: StoryClues,
): PlaceOfBlogPost {
  const [city, country] = [(fields.city ?? "").trim(), (fields.country ?? "").trim()];
  const isGiven = country !== "" && country !== defaultCountry;
  const clues = { name: city, language, isCountry: isGiven ? isCountry(country) : null, position };
  const { towns, clear: meant, ofPhoto, isFar } = resolvePlace(site, clues);
  const photoPoint = position && coordinatesOf(position);
  const ofTown = (town: Place) => {
    const option = placeOption(town);
    const isThere = position !== null && isNear(town, position);
    return isThere ? filledOption({ ...option.place, ...photoPoint }, option.label) : option;
  };
  const options = (towns.length > 0 || !meant ? towns : [meant]).map(ofTown);
  const isUnknown = city !== "" && towns.length === 0;
  if (photoPoint && (isFar || isUnknown)) {
    const around = ofPhoto && placeOption(ofPhoto);
    const place = { city, country, ...around?.place, ...(isUnknown && { city }), ...photoPoint };
    options.push(filledOption(place, placeText.ofPhoto(around?.label ?? null)));
  }
  const clear = isUnknown
    ? (options[0] ?? null)
    : (options.find(({ label }) => meant && label === placeLabel(meant)) ?? null);
  const isOffered = options.some(({ value }) => value === fields.place);
  const chosen =
    isOffered || (fields.place === asTyped && options.length > 0)
      ? (fields.place ?? "")
      : clear && isAsWritten(clear.place, fields)
        ? clear.value
        : "";
  const kilometres = isFar && position && towns[0] ? kilometresTo(towns[0], position) : null;
  const sentence = isUnknown
    ? placeText.unknown(city, ofPhoto && placeLabel(ofPhoto))
    : kilometres !== null
      ? placeText.far(city, Math.round(kilometres))
      : null;
  return { options, clear, chosen, isUnknown, sentence, photoPoint };
}

/** Returns the form's fields for a place that is clear. When it is not, only the choice (`place`) is emptied. */
export function placeFields({ clear }: PlaceOfBlogPost): Record<string, string> {
  return clear ? { city: clear.place.city, country: clear.place.country, place: clear.value } : { place: "" };
}
