import { defaultCountry } from "~/domain/blog-posts/blog-post";
import {
  type PhotoWithPosition,
  coordinatesOf,
  positionOfPhotos,
} from "~/domain/locations/coordinates/photo-coordinates";
import { type PlaceOfForm, asTyped, isSamePlace, placeValue } from "~/domain/places/chosen-place";
import { isNear, kilometresTo, resolvePlace } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import type { Place } from "~/gazetteer/gazetteer.server";
import { countryName } from "~/text/it/admin/places/countries";
import { placeLabel, placeText } from "~/text/it/admin/places/places";

/** The places to choose from for a blog post, and what the owner has to check. */
export type PlaceOfBlogPost = ReturnType<typeof findPlaceOfBlogPost>;

/** Looks up the place in the fields of a blog post. `language` is that of its story. */
export function findPlaceOfBlogPost(
  site: Site,
  fields: Record<string, string>,
  { language, photos }: { language: string | null; photos: PhotoWithPosition[] },
) {
  const [city, country] = [(fields.city ?? "").trim(), (fields.country ?? "").trim()];
  const isGiven = country !== "" && country !== defaultCountry;
  const position = positionOfPhotos(photos);
  const clues = { name: city, language, country: isGiven ? country : "", position };
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
  const ofMeant = options.find(({ label }) => meant && label === placeLabel(meant));
  const clear = (isUnknown ? options[0] : ofMeant) ?? null;
  const isOffered = options.some(({ value }) => value === fields.place);
  const isChosen = isOffered || (fields.place === asTyped && options.length > 0);
  const written = clear && isSamePlace(clear.place, fields) ? clear.value : "";
  const kilometres = isFar && position && towns[0] ? kilometresTo(towns[0], position) : null;
  const far = kilometres === null ? null : placeText.far(city, Math.round(kilometres));
  return {
    options,
    /** The place that needs no question. */
    clear,
    /** One of: the value of the chosen option; `asTyped`; "" when nothing is chosen. */
    chosen: isChosen ? (fields.place ?? "") : written,
    isUnknown,
    /** The question to the owner, or a sentence about an unknown place. */
    sentence: isUnknown ? placeText.unknown(city, ofPhoto && placeLabel(ofPhoto)) : far,
    photoPoint,
  };
}

/** Returns the form's fields for a place that is clear. When it is not, only the choice (`place`) is emptied. */
export function placeFields({ clear }: PlaceOfBlogPost): Record<string, string> {
  return clear ? { city: clear.place.city, country: clear.place.country, place: clear.value } : { place: "" };
}

/** Returns a place of the gazetteer as an option: its value in the form, its label, and what it fills in. */
export function placeOption(place: Place) {
  const { name: city, countryCode, latitude, longitude } = place;
  return filledOption({ city, country: countryName(countryCode), latitude, longitude }, placeLabel(place));
}

const filledOption = (place: PlaceOfForm, label: string) => ({ value: placeValue(place), label, place });
