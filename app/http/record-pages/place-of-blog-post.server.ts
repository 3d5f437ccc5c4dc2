import { defaultCountry } from "~/domain/blog-posts/blog-post";
import {
  type PhotoWithPosition,
  coordinatesOf,
  positionOfPhotos,
} from "~/domain/locations/coordinates/photo-coordinates";
import { type PlaceOfForm, asTyped, isSamePlace, placeValue } from "~/domain/places/chosen-place";
import { isNear, kilometresTo, resolvePlace } from "~/domain/places/find-places.server";
import { isSame, partsOf } from "~/domain/places/written-place.server";
import type { Site } from "~/domain/site";
import type { Place } from "~/gazetteer/gazetteer.server";
import { countryNameIn } from "~/gazetteer/is-country.server";
import { fill } from "~/text/fill";
import type { OwnerTexts } from "~/text/words";

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
  const { towns: found, clear, ofPhoto, isFar } = resolvePlace(site, clues);
  const towns = found.map(asWritten(site, city));
  const meant = clear && asWritten(site, city)(clear);
  const photoPoint = position && coordinatesOf(position);
  const ofTown = (town: Place) => {
    const option = placeOption(site, town);
    const isThere = position !== null && isNear(town, position);
    return isThere ? filledOption({ ...option.place, ...photoPoint }, option.label) : option;
  };
  const near = ofPhoto && placeOption(site, ofPhoto);
  const options: PlaceOption[] = (towns.length > 0 || !meant ? towns : [meant]).map(ofTown);
  const isUnknown = city !== "" && towns.length === 0;
  if (photoPoint && (isFar || isUnknown)) {
    const place = { city, country, ...near?.place, ...(isUnknown && { city }), ...photoPoint };
    options.push({ ...filledOption(place, near?.label ?? ""), isOfPhoto: true });
  }
  const ofMeant = options.find(
    ({ label, isOfPhoto }) => meant && !isOfPhoto && label === labelOf(site, meant),
  );
  const settled = (isUnknown ? options[0] : ofMeant) ?? null;
  const isOffered = options.some(({ value }) => value === fields.place);
  const isChosen = isOffered || (fields.place === asTyped && options.length > 0);
  const written = settled && isSamePlace(settled.place, fields) ? settled.value : "";
  const kilometres = isFar && position && towns[0] ? kilometresTo(towns[0], position) : null;
  return {
    options,
    /** The place that needs no question. */
    clear: settled,
    /** One of: the value of the chosen option; `asTyped`; "" when nothing is chosen. */
    chosen: isChosen ? (fields.place ?? "") : written,
    isUnknown,
    /** Asks the owner about a photo far from the town, or says that the place is unknown. Null: nothing to say. */
    question({ places }: OwnerTexts): string | null {
      if (isUnknown) {
        return near ? fill(places.unknownNear, { city, near: near.label }) : fill(places.unknown, { city });
      }
      return kilometres === null ? null : fill(places.far, { city, kilometres: Math.round(kilometres) });
    },
    photoPoint,
  };
}

/** Returns the form's fields for a place that is clear. When it is not, only the choice (`place`) is emptied. */
export function placeFields({ clear }: PlaceOfBlogPost): Record<string, string> {
  return clear ? { city: clear.place.city, country: clear.place.country, place: clear.value } : { place: "" };
}

/** A place to choose: its value in the form, its label, and what it fills in. */
interface PlaceOption {
  value: string;
  /** The label for the point of a photo names the place near it; "" for none. */
  label: string;
  place: PlaceOfForm;
  isOfPhoto?: true;
}

/** Returns a place of the gazetteer as an option. Its country is written in the owner's language. */
export function placeOption(site: NamesCountries, place: Place): PlaceOption {
  const { name: city, countryCode, latitude, longitude } = place;
  return filledOption(
    { city, country: countryName(site, countryCode), latitude, longitude },
    labelOf(site, place),
  );
}

/**
 * Returns the function that names a place as somebody wrote it, when that is one of its names: the gazetteer's own is the
 * Italian one, and stays for an owner who reads Italian.
 */
export function asWritten(site: NamesCountries & Pick<Site, "gazetteer">, written: string) {
  const [name = ""] = partsOf(written);
  const isName = (site.publicSettings.ownerLanguage ?? "it") !== "it" && /^\p{Lu}.*\p{Ll}/u.test(name);
  const named = isName ? site.gazetteer.search(name, { isWhole: true }) : [];
  return <One extends Place>(place: One): One => (named.some(isSame(place)) ? { ...place, name } : place);
}

/** 'Castro (LE), Italia': a place that cannot be mistaken for another of its name. */
export function labelOf(site: NamesCountries, { name, province, countryCode }: Place): string {
  return `${province ? `${name} (${province})` : name}, ${countryName(site, countryCode)}`;
}

/** Returns the name of a country as forms fill it in: in the owner's language. */
export const countryName = ({ publicSettings: { ownerLanguage } }: NamesCountries, code: string) =>
  countryNameIn(ownerLanguage ?? "it", code);

/** Returns the country that an empty form begins with: none for an owner who does not read Italian. */
export const firstCountry = ({ publicSettings: { ownerLanguage } }: NamesCountries) =>
  (ownerLanguage ?? "it") === "it" ? defaultCountry : "";

type NamesCountries = { publicSettings: Pick<Site["publicSettings"], "ownerLanguage"> };

const filledOption = (place: PlaceOfForm, label: string) => ({ value: placeValue(place), label, place });
