import { type PlaceOfForm, placeValue } from "~/domain/places/chosen-place";
import type { Place } from "~/gazetteer/gazetteer.server";
import { findPlacesByName } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { countryName, isCountry } from "~/text/it/admin/countries";
import { placeLabel } from "~/text/it/admin/places";

/** One place that the owner can choose: its value in the form, and its label. */
export interface PlaceOption {
  value: string;
  label: string;
}

/** A place that the owner can choose, with the fields that it fills in. */
export interface FilledOption extends PlaceOption {
  place: PlaceOfForm;
}

/** Returns an option for a place of the gazetteer. */
export function placeOption(place: Place): FilledOption {
  const { name, countryCode, latitude, longitude } = place;
  return filledOption(
    { city: name, country: countryName(countryCode), latitude, longitude },
    placeLabel(place),
  );
}

/** Returns the option that fills in the fields of this place. */
export function filledOption(place: PlaceOfForm, label: string): FilledOption {
  return { value: placeValue(place), label, place };
}

/** Returns the places with a searched name as options. Empty unless there are several. */
export function placeOptions(site: Site, name: string, country: string): PlaceOption[] {
  const places = name === "" ? [] : findPlacesByName(site, name, isCountry(country));
  if (places.length < 2) return [];
  return places.map(placeOption).map(({ value, label }) => ({ value, label }));
}
