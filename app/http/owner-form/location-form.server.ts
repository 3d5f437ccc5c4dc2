import { listBlogPostTitles } from "~/domain/blog-posts/blog-posts-queries.server";
import { createLocation } from "~/domain/locations/create-location.server";
import type { Location } from "~/domain/locations/location";
import { updateLocation } from "~/domain/locations/update-location.server";
import { withPastedCoordinates } from "~/domain/locations/coordinates/pasted-coordinates";
import { withChosenPlace } from "~/domain/places/chosen-place";
import { suggestPlace } from "~/domain/places/suggest-place.server";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import { formatView } from "~/map/map-view";
import { countryName } from "~/text/it/admin/countries";
import { type DraftedPhoto, ownerFormState } from "./owner-form-state.server";
import { mapViewOf } from "./map-buttons.server";
import { placeOptions } from "./place-options.server";
import {
  type OwnerFormCommand,
  type ReceivedOwnerEdit,
  type ReceivedOwnerForm,
  ownerEditIn,
  ownerFormIn,
} from "./save-owner-form.server";

/** Creates a location from the page's form, or from POST /api/admin/locations. */
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

/** The texts of a stored location, as its form has them. */
export function fieldsOfLocation(location: Location): Record<string, string> {
  const { name, city, country, date, latitude, longitude, precision, updatedAt } = location;
  const [description, blogPostId] = [location.description ?? "", location.blogPostId ?? ""];
  return { name, city, country, date, latitude, longitude, precision, description, blogPostId, updatedAt };
}

/** The contents of the location form: the texts, the photos, what was wrong, and the blog posts to choose from. */
export async function locationFormState(
  site: Site,
  fields: Record<string, string>,
  form: Partial<OwnerForm>,
  photo?: DraftedPhoto,
) {
  const suggested = suggestPlace(site, fields);
  const { name = "", latitude = "", longitude = "", precision = "exact", pasted = "" } = fields;
  const { city = "", country = "" } = { ...fields, ...(suggested && textsOf(suggested)) };
  const { date = "", photoCoordinates = "", description = "", blogPostId = "" } = fields;
  const { placeSearch = "", place = "", filledPlace = "" } = fields;
  return {
    ...(await ownerFormState(site, form, suggested ? withSuggestedCity(photo) : photo)),
    values: {
      name,
      city,
      country,
      date,
      latitude,
      longitude,
      precision,
      pasted,
      photoCoordinates,
      description,
      blogPostId,
      placeSearch,
      place,
      filledPlace,
      mapView: formatView(mapViewOf(fields)),
      mapClick: fields.mapClick === "put" ? "put" : "zoom",
    },
    updatedAt: fields.updatedAt ?? "",
    isSuggested: suggested !== null,
    places: placeOptions(site, placeSearch),
    blogPosts: await listBlogPostTitles(site, { limit: 200, including: blogPostId }),
  };
}

function textsOf({ city, countryCode }: { city: string; countryCode: string | null }) {
  return { city, ...(countryCode && { country: countryName(countryCode) }) };
}

/** What was wrong: a city that was missing is there now, and has to be looked at. */
function withSuggestedCity(photo: DraftedPhoto = {}): DraftedPhoto {
  if (!photo.fieldErrors?.city) return photo;
  const { country: _, ...fieldErrors } = photo.fieldErrors;
  return { ...photo, fieldErrors: { ...fieldErrors, city: [{ code: "suggested" }] } };
}
