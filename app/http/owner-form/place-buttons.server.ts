import { parsePlaceValue, withPlace } from "~/domain/places/chosen-place";
import { findPlacesByName } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { placeLabel } from "~/text/it/admin/places";
import { notice } from "~/text/it/admin/notices/notices";
import type { ShownAgain } from "./answer-owner-form.server";
import { storeFormPhotos } from "./owner-form-state.server";
import { placeOption } from "./place-options.server";
import type { ReceivedOwnerForm } from "./save-owner-form.server";

type Fields = Record<string, string>;

/** Answers 'Trova il luogo': fills in the place that is meant, and offers the others with the name in the city's field. */
export async function answerFindPlace(
  site: Site,
  fields: Fields,
  form: ReceivedOwnerForm,
): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const name = (fields.city ?? "").trim();
  const [first, ...others] = findPlacesByName(site, name);
  if (!first) {
    const fieldErrors = { ...photo.fieldErrors, city: [{ code: name ? "unknown" : "missing" } as const] };
    return { fields, notice: notice("place-unknown"), status: 400, photo: { ...photo, fieldErrors } };
  }
  const searched = { ...fields, placeSearch: name };
  if (!first.isBest) {
    const count = String(others.length + 1);
    return {
      fields: { ...searched, place: "" },
      notice: notice("places-found", { count }),
      status: 200,
      photo,
    };
  }
  const filled = withPlace(searched, placeOption(first).place);
  return { fields: filled, notice: notice("place-found", { place: placeLabel(first) }), status: 200, photo };
}

/** Answers 'Usa questo luogo': fills in the chosen one of the places that were found. */
export async function answerUsePlace(
  site: Site,
  fields: Fields,
  form: ReceivedOwnerForm,
): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const place = parsePlaceValue(fields.place ?? "");
  if (!place) {
    const fieldErrors = { ...photo.fieldErrors, place: [{ code: "missing" } as const] };
    return { fields, notice: notice("place-unchosen"), status: 400, photo: { ...photo, fieldErrors } };
  }
  const said = notice("place-found", { place: `${place.city}, ${place.country}` });
  return { fields: withPlace(fields, place), notice: said, status: 200, photo };
}
