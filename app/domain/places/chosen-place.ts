import { type Coordinates } from "~/domain/locations/coordinates/photo-coordinates";

/** A town and its country, as they are written in a record or a form. */
export interface Town {
  city: string;
  country: string;
}

/** A place with the values that it fills into the location form. */
export interface PlaceOfForm extends Town, Coordinates {}

/** The texts of the location form: see `locationTexts`. */
type Fields = Record<string, string>;

const separator = "|";

/** Returns a place as the `value` attribute of an option in the form. */
export function placeValue({ latitude, longitude, city, country }: PlaceOfForm): string {
  return [latitude, longitude, city, country].join(separator);
}

/** Returns the place that `placeValue` wrote as this text. Null for any other text. */
export function parsePlaceValue(value: string): PlaceOfForm | null {
  const [latitude, longitude, city, country, ...more] = value.split(separator);
  if (!latitude || !longitude || !city || !country || more.length > 0) return null;
  return { latitude, longitude, city, country };
}

/** The value of the option that leaves the typed city and country as they are and adds no coordinates. */
export const asTyped = "typed";

/** Returns the city and the country of a form as one text. */
export function writtenPlace({ city = "", country = "" }: Partial<Town>): string {
  return `${city.trim()}${separator}${country.trim()}`;
}

/** True when two forms or records have the same city and the same country. */
export function isSamePlace(one: Partial<Town>, other: Partial<Town>): boolean {
  return writtenPlace(one) === writtenPlace(other);
}

/** Fills in the chosen place, unless the owner has changed city or country since the page was made (`shownPlace`). */
export function withPlaceOfBlogPost(fields: Fields): Fields {
  const { place = "", shownPlace } = fields;
  const chosen = parsePlaceValue(place);
  // "None of these" was an answer about the town that stood there.
  const [shownCity = ""] = shownPlace?.split(separator) ?? [];
  if (place === asTyped && shownCity !== "" && shownCity !== fields.city?.trim())
    return { ...fields, place: "" };
  if (!chosen || isSamePlace(chosen, fields)) return fields;
  if (writtenPlace(fields) !== shownPlace) return { ...fields, place: "" };
  return { ...fields, city: chosen.city, country: chosen.country };
}

/** Fills the city, the country and the coordinates of this place into the form, and its name when the form has none. */
export function withPlace(fields: Fields, place: PlaceOfForm): Fields {
  const value = placeValue(place);
  return {
    ...fields,
    ...place,
    ...nameFromPlace(place, fields),
    photoCoordinates: "",
    place: value,
    filledPlace: value,
  };
}

/** Returns the name that a place gives to a location: its town, unless the owner has written a name. */
export function nameFromPlace(
  { city }: Pick<Town, "city">,
  { name = "", city: typed, filledPlace = "" }: Fields,
): { name?: string } {
  const towns = ["", typed, filledPlace.split(separator)[2]];
  return towns.includes(name.trim()) ? { name: city } : {};
}

/** Replaces a name that was the town of the form's old place (`filledPlace`) by the town that now stands in the form. */
export function withNameOfTown(fields: Fields): Fields {
  const { name = "", city = "" } = fields;
  return name.trim() && city.trim() ? { ...fields, ...nameFromPlace({ city: city.trim() }, fields) } : fields;
}

/** Fills in the chosen place when the coordinates are empty, or came from the place that was filled in before. */
export function withChosenPlace(fields: Fields): Fields {
  const { latitude = "", longitude = "", place = "", filledPlace = "" } = fields;
  const chosen = parsePlaceValue(place);
  const filled = parsePlaceValue(filledPlace);
  if (!chosen || place === filledPlace) return fields;
  const isEmpty = `${latitude}${longitude}`.trim() === "";
  const isFilled = filled?.latitude === latitude && filled.longitude === longitude;
  return isEmpty || isFilled ? withPlace(fields, chosen) : fields;
}
