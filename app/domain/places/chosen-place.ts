import { type Coordinates } from "~/domain/locations/coordinates/photo-coordinates";

/** A place with the values that it gives the location form. */
export interface PlaceOfForm extends Coordinates {
  city: string;
  country: string;
}

/** The texts of the location form. `place` is the chosen result, `filledPlace` the one that was filled in. */
type Fields = Record<string, string>;

const separator = "|";

/** Returns a place as the value of an option in the form. */
export function placeValue({ latitude, longitude, city, country }: PlaceOfForm): string {
  return [latitude, longitude, city, country].join(separator);
}

/** Returns the place of such a value; null for any other text. */
export function parsePlaceValue(value: string): PlaceOfForm | null {
  const [latitude, longitude, city, country, ...more] = value.split(separator);
  if (!latitude || !longitude || !city || !country || more.length > 0) return null;
  return { latitude, longitude, city, country };
}

/** The option that leaves the typed fields as they are, without a point. */
export const asTyped = "typed";

/** Returns city and country of a form as one text, for comparison. */
export function writtenPlace({ city = "", country = "" }: Fields): string {
  return `${city.trim()}${separator}${country.trim()}`;
}

/** True when the fields contain the city and country of this place. */
export function isAsWritten({ city, country }: PlaceOfForm, fields: Fields): boolean {
  return writtenPlace({ city, country }) === writtenPlace(fields);
}

/**
 * Fills city and country of the chosen place into the blog post form. When the owner has changed them since the page
 * was made (`shownPlace`), they stay and no option is chosen.
 */
export function withPlaceOfBlogPost(fields: Fields): Fields {
  const { place = "", shownPlace } = fields;
  const chosen = parsePlaceValue(place);
  if (!chosen || isAsWritten(chosen, fields)) return fields;
  if (writtenPlace(fields) !== shownPlace) return { ...fields, place: "" };
  return { ...fields, city: chosen.city, country: chosen.country };
}

/** Fills city, country and coordinates of this place into the form. */
export function withPlace(fields: Fields, place: PlaceOfForm): Fields {
  const value = placeValue(place);
  return { ...fields, ...place, photoCoordinates: "", place: value, filledPlace: value };
}

/**
 * Fills the chosen place into the form, when the coordinates are empty or come from the place filled in before. Other
 * coordinates stay.
 */
export function withChosenPlace(fields: Fields): Fields {
  const { latitude = "", longitude = "", place = "", filledPlace = "" } = fields;
  const chosen = parsePlaceValue(place);
  const filled = parsePlaceValue(filledPlace);
  if (!chosen || place === filledPlace) return fields;
  const isEmpty = `${latitude}${longitude}`.trim() === "";
  const isFilled = filled?.latitude === latitude && filled.longitude === longitude;
  return isEmpty || isFilled ? withPlace(fields, chosen) : fields;
}
