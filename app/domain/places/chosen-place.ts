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
