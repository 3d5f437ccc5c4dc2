import { type Coordinates } from "~/domain/locations/coordinates/photo-coordinates";

/** A place as it fills the location form. */
export interface PlaceOfForm extends Coordinates {
  city: string;
  country: string;
}

/** The location form's texts; `place`: the choice among the places found, `filledPlace`: the one that was filled in. */
type Fields = Record<string, string>;

const separator = "|";

/** A place as the value of a choice in the form. */
export function placeValue({ latitude, longitude, city, country }: PlaceOfForm): string {
  return [latitude, longitude, city, country].join(separator);
}

/** The place of such a value; null when it is none. */
export function parsePlaceValue(value: string): PlaceOfForm | null {
  const [latitude, longitude, city, country, ...more] = value.split(separator);
  if (!latitude || !longitude || !city || !country || more.length > 0) return null;
  return { latitude, longitude, city, country };
}

/** The choice of a place as it stands in the fields, without a point. */
export const asTyped = "typed";

/** City and country of a form as one text, to compare them. */
export function writtenPlace({ city = "", country = "" }: Fields): string {
  return `${city.trim()}${separator}${country.trim()}`;
}

/** Whether city and country of a place stand in the fields. */
export function isAsWritten({ city, country }: PlaceOfForm, fields: Fields): boolean {
  return writtenPlace({ city, country }) === writtenPlace(fields);
}

/**
 * The blog post form with city and country of the chosen place. When they were changed by hand since the page was made
 * (`shownPlace`), they stay, and the choice is open again.
 */
export function withPlaceOfBlogPost(fields: Fields): Fields {
  const { place = "", shownPlace } = fields;
  const chosen = parsePlaceValue(place);
  if (!chosen || isAsWritten(chosen, fields)) return fields;
  if (writtenPlace(fields) !== shownPlace) return { ...fields, place: "" };
  return { ...fields, city: chosen.city, country: chosen.country };
}

/** The form with this place filled in: city, country and coordinates. */
export function withPlace(fields: Fields, place: PlaceOfForm): Fields {
  const value = placeValue(place);
  return { ...fields, ...place, photoCoordinates: "", place: value, filledPlace: value };
}

/**
 * The form with the chosen place filled in, when the coordinates are empty or still those of the place that was filled
 * in before. Coordinates from elsewhere stay.
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
