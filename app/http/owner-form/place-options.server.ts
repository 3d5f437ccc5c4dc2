import { type PlaceOfForm, placeValue } from "~/domain/places/chosen-place";
import type { Place } from "~/gazetteer/gazetteer.server";
import { findPlacesByName } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { countryName } from "~/text/it/admin/countries";
import { placeLabel } from "~/text/it/admin/places";

/** A place among which the owner chooses: the value of its choice, and its label. */
export interface PlaceOption {
  value: string;
  label: string;
}

/** A place as the form shows it, and as it fills it. */
export function placeOption(place: Place): PlaceOption & { place: PlaceOfForm } {
  const { name, countryCode, latitude, longitude } = place;
  const filled = { city: name, country: countryName(countryCode), latitude, longitude };
  return { value: placeValue(filled), label: placeLabel(place), place: filled };
}

/** The places with the name that was searched for; none unless there are several. */
export function placeOptions(site: Site, name: string): PlaceOption[] {
  const places = name === "" ? [] : findPlacesByName(site, name);
  if (places.length < 2) return [];
  return places.map(placeOption).map(({ value, label }) => ({ value, label }));
}
