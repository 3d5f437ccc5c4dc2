import { parsePlaceValue, withPlace } from "~/domain/places/chosen-place";
import { findPlacesByName } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { isCountry } from "~/text/it/admin/countries";
import { placeLabel } from "~/text/it/admin/places";
import { notice } from "~/text/it/admin/notices/notices";
import type { ShownAgain } from "./owner-form.server";
import { placeOption } from "./place-options.server";

type Fields = Record<string, string>;

/** Answers 'Trova il luogo': searches the name of the city, fills in the likeliest place, offers the others. */
export function findPlace(site: Site, fields: Fields): ShownAgain {
  const name = (fields.city ?? "").trim();
  const [first, ...others] = findPlacesByName(site, name, isCountry(fields.country ?? ""));
  if (!first) {
    const fieldErrors = { city: [{ code: name ? "unknown" : "missing" } as const] };
    return { fields, notice: notice("place-unknown"), fieldErrors };
  }
  const searched = { ...fields, placeSearch: name };
  if (!first.isBest) {
    const count = String(others.length + 1);
    return { fields: { ...searched, place: "" }, notice: notice("places-found", { count }) };
  }
  const found = notice("place-found", { place: placeLabel(first) });
  return { fields: withPlace(searched, placeOption(first).place), notice: found };
}

/** Answers 'Usa questo luogo': fills in the chosen place. */
export function usePlace(fields: Fields): ShownAgain {
  const place = parsePlaceValue(fields.place ?? "");
  if (!place) {
    return { fields, notice: notice("place-unchosen"), fieldErrors: { place: [{ code: "missing" }] } };
  }
  const found = notice("place-found", { place: `${place.city}, ${place.country}` });
  return { fields: withPlace(fields, place), notice: found };
}
