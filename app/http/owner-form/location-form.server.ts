import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { listBlogPostTitles } from "~/domain/blog-posts/blog-posts-queries.server";
import { withPastedCoordinates } from "~/domain/locations/coordinates/pasted-coordinates";
import { createLocation } from "~/domain/locations/create-location.server";
import { type Location, positionOf } from "~/domain/locations/location";
import { updateLocation } from "~/domain/locations/update-location.server";
import { placeValue, withChosenPlace } from "~/domain/places/chosen-place";
import type { Site } from "~/domain/site";
import { formatView } from "~/map/map-view";
import { countryName } from "~/text/it/admin/countries";
import { mapViewOf } from "./map-buttons.server";
import { type DraftedPhoto, type ShownForm, ownerFormState, textsIn } from "./owner-form-state.server";
import { placeOptions } from "./place-options.server";
import {
  type OwnerFormCommand,
  type ReceivedOwnerEdit,
  type ReceivedOwnerForm,
  ownerEditIn,
  ownerFormIn,
} from "./read-owner-form.server";

/** Creates a location from the form on a page, or from POST /api/admin/locations. */
export const locationCreation: OwnerFormCommand<ReceivedOwnerForm, Location> = {
  parse(upload) {
    const form = ownerFormIn(upload);
    return { ...form, fields: withPastedCoordinates(withChosenPlace(form.fields)) };
  },
  run: createLocation,
};

/** Changes a location from its page, or from PATCH /api/admin/locations/{id}. */
export function locationEdit(id: string): OwnerFormCommand<ReceivedOwnerEdit, Location> {
  return {
    parse(upload) {
      const edit = ownerEditIn(upload, 1);
      return { ...edit, fields: withPastedCoordinates(withChosenPlace(edit.fields)) };
    },
    run: (site, edit) => updateLocation(site, id, edit),
  };
}

/** Returns the texts of a stored location for the form that changes it. Its own place needs no question. */
export function fieldsOfLocation(location: Location): Record<string, string> {
  const { name, city, country, date, latitude, longitude, precision, updatedAt } = location;
  const [description, blogPostId] = [location.description ?? "", location.blogPostId ?? ""];
  const texts = { name, city, country, date, description, blogPostId, updatedAt };
  const askedPlace = placeValue(location);
  return { ...texts, latitude, longitude, precision, correctLinked: "true", askedPlace };
}

const texts = [
  ...(["name", "city", "country", "date", "latitude", "longitude", "pasted", "photoCoordinates"] as const),
  ...(["description", "blogPostId", "placeSearch", "place", "filledPlace"] as const),
];

/** Returns the contents of the location form: texts, photos, mistakes, and the blog posts to choose from. */
export async function locationFormState(site: Site, form: ShownForm) {
  const suggested = suggestPlace(site, form.fields);
  const { city, countryCode = null } = suggested ?? {};
  const country = countryCode && { country: countryName(countryCode) };
  const fields: Record<string, string> = { ...form.fields, ...(city !== undefined && { city, ...country }) };
  const values = textsIn(fields, texts);
  return {
    ...(await ownerFormState(site, suggested ? { ...form, photo: withSuggestedCity(form.photo) } : form)),
    values: {
      ...values,
      precision: fields.precision ?? "exact",
      mapView: formatView(mapViewOf(form.fields)),
      mapClick: fields.mapClick === "put" ? "put" : "zoom",
    },
    updatedAt: fields.updatedAt ?? "",
    correctLinked: fields.correctLinked === "true",
    askedPlace: fields.askedPlace ?? "",
    isSuggested: suggested !== null,
    places: placeOptions(site, values.placeSearch, values.country),
    blogPosts: await listBlogPostTitles(site, { limit: 200, including: values.blogPostId }),
  };
}

/** Asks the owner to check a suggested city, in place of the mistakes in city and country. */
function withSuggestedCity(photo: DraftedPhoto = {}): DraftedPhoto {
  if (!photo.fieldErrors?.city) return photo;
  const { country: _, ...fieldErrors } = photo.fieldErrors;
  return { ...photo, fieldErrors: { ...fieldErrors, city: [{ code: "suggested" }] } };
}

/**
 * Suggests a name for a form that has coordinates but no city: the place around the coordinates. The place's ISO
 * country code is suggested, too, unless the form already has a country other than the default. Null when there is
 * nothing to suggest.
 */
function suggestPlace(
  { gazetteer }: Pick<Site, "gazetteer">,
  { city = "", country = "", latitude = "", longitude = "" }: Record<string, string>,
): { city: string; countryCode: string | null } | null {
  const position = city.trim() === "" ? positionOf({ latitude, longitude }) : null;
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return null;
  const place = gazetteer.near(position);
  const isOpen = country.trim() === "" || country === defaultCountry;
  return place && { city: place.name, countryCode: isOpen ? place.countryCode : null };
}
