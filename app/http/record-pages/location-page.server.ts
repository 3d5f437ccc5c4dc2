import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { listBlogPostTitles } from "~/domain/blog-posts/blog-posts-queries.server";
import { withPastedCoordinates } from "~/domain/locations/coordinates/parse-coordinates";
import { type Location, locationTexts, positionOf } from "~/domain/locations/location";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { createLocation, updateLocation } from "~/domain/locations/save-location.server";
import { placeValue, withChosenPlace, withNameOfTown } from "~/domain/places/chosen-place";
import { findPlacesByName } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { formatView, parseView, viewWith } from "~/map/map-view";
import { openPlaceOfStop } from "./corrected-place.server";
import { locationButtons } from "./location-buttons.server";
import { type DraftedPhoto, type ShownForm, recordPage, recordFormState } from "./record-page.server";
import { asWritten, countryName, placeOption } from "./place-of-blog-post.server";
import { type RecordCommand, readRecordForm, textsIn } from "./read-record-form.server";

/** Creates a location (`id` is null) or changes one, from the form on its page or from a JSON call. */
export const locationCommand = (id: string | null): RecordCommand<Location> => ({
  parse: (upload) =>
    readRecordForm({ ...upload, fields: withPastedCoordinates(withChosenPlace(upload.fields)) }),
  find: async (site) => (id === null ? null : findLocation(site, id)),
  openPlace: openPlaceOfStop,
  run(site, { ...form }) {
    form.fields = withNameOfTown(form.fields);
    return id === null ? createLocation(site, form) : updateLocation(site, id, form);
  },
});

/** Returns the action's parts for the page of a new location (`id` is null), or of a stored one. */
export function locationPage(id: string | null) {
  return recordPage({
    command: locationCommand(id),
    state: locationFormState,
    buttons: locationButtons,
    fieldsOf: fieldsOfLocation,
    refused: id === null ? "location-refused" : "edit-refused",
    failed: id === null ? "location-failed" : "update-failed",
  });
}

/** Returns the texts of a stored location for the form that changes it. Its own place needs no question. */
export function fieldsOfLocation(location: Location): Record<string, string> {
  const { precision, updatedAt, date } = location;
  const texts = textsIn<(typeof locationTexts)[number]>(location, locationTexts);
  const stored = placeValue(location);
  const asked = { askedDate: date, askedPlace: stored, filledPlace: stored };
  return { ...texts, precision, updatedAt, ...asked };
}

/** Returns the contents of the location form: texts, photos, mistakes, and the blog posts to choose from. */
export async function locationFormState(site: Site, form: ShownForm) {
  const suggested = suggestPlace(site, form.fields);
  const fields: Record<string, string> = { ...form.fields, ...suggested };
  const values = textsIn(fields, locationTexts);
  const searched = values.placeSearch;
  const places =
    searched === "" ? [] : findPlacesByName(site, searched, values.country).map(asWritten(site, searched));
  return {
    ...(await recordFormState(site, suggested ? { ...form, photo: withSuggestedCity(form.photo) } : form)),
    values: {
      ...values,
      precision: fields.precision ?? "exact",
      mapView: formatView(viewWith(positionOf(form.fields), parseView(form.fields.mapView ?? ""))),
      mapClick: fields.mapClick === "put" ? "put" : "zoom",
    },
    correctLinked: fields.correctLinked === "true",
    askedPlace: fields.askedPlace ?? "",
    isSuggested: suggested !== null,
    places:
      places.length < 2
        ? []
        : places.map((place) => {
            const { value, label } = placeOption(site, place);
            return { value, label };
          }),
    blogPosts: await listBlogPostTitles(site, values.blogPostId),
  };
}

/** Asks the owner to check a suggested city, in place of the mistakes in city and country. */
function withSuggestedCity(photo: DraftedPhoto = {}): DraftedPhoto {
  if (!photo.fieldErrors?.city) return photo;
  const { country: _, ...fieldErrors } = photo.fieldErrors;
  return { ...photo, fieldErrors: { ...fieldErrors, city: [{ code: "suggested" }] } };
}

/** Suggests the place around the coordinates of a form without a city. Its country only replaces the default one. */
function suggestPlace(
  site: Pick<Site, "gazetteer" | "publicSettings">,
  { city = "", country = "", ...coordinates }: Record<string, string>,
): { city: string; country?: string } | null {
  const position = city.trim() === "" ? positionOf(coordinates) : null;
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return null;
  const place = site.gazetteer.near(position);
  const isOpen = country.trim() === "" || country === defaultCountry;
  return place && { city: place.name, ...(isOpen && { country: countryName(site, place.countryCode) }) };
}
