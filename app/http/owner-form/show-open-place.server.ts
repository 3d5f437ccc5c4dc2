import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import type { FieldError } from "~/domain/forms/field-errors";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { photoCoordinates, positionOfPhotos } from "~/domain/locations/coordinates/photo-coordinates";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { writtenPlace } from "~/domain/places/chosen-place";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Position } from "~/images/prepared-photo";
import { notice } from "~/text/it/admin/notices/notices";
import type { ShownAgain } from "./owner-form.server";
import { type PlaceOfBlogPost, findPlaceOfBlogPost, placeFields } from "./place-of-blog-post.server";
import type { ReceivedOwnerForm } from "./read-owner-form.server";

type Fields = Record<string, string>;

/**
 * Shows a blog post form again, instead of publishing it, while its place is open: it has to be chosen, or the owner has
 * not seen it yet. A place that nobody knows is asked about once. Null: nothing is open, or nothing is to be published.
 */
export async function showOpenPlace(site: Site, form: ReceivedOwnerForm): Promise<ShownAgain | null> {
  const { fields } = form;
  const onMap = fields.intent === "place";
  const isPromoted = Boolean(fields.story) && fields.shownPlace !== undefined;
  // One press publishes what a preview shows.
  const isPublic = fields.published !== "false" || fields.intent === "preview";
  if (!onMap && !(isPromoted && isPublic)) return null;
  const story = await findStory(site, fields.story ?? "");
  const clues = { language: story?.language ?? null, position: await positionOfForm(site, form) };
  const place = findPlaceOfBlogPost(site, fields, clues);
  const open = openPlace(place, fields, onMap);
  if (!open) return null;
  const filled = place.chosen === "" ? { ...fields, ...placeFields(place) } : fields;
  const parsed = blogPostSchema.safeParse(filled);
  const others = parsed.success ? {} : fieldErrorsOf(parsed.error);
  return {
    fields: { ...filled, askedPlace: writtenPlace(filled) },
    notice: notice("place-open"),
    fieldErrors: { ...others, place: [open] },
  };
}

/** Where the first photo of a form was taken that says so: a new one, then the chosen ones. */
async function positionOfForm(site: Site, form: OwnerForm): Promise<Position | null> {
  const read = await extractGps(site, form);
  const { latitude, longitude } = read.ok ? read.value : {};
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const { photos } = await findChosenPhotos(site, form.existingPhotos);
  return positionOfPhotos(photos);
}

/** What keeps a place from being published; null: nothing. */
function openPlace(place: PlaceOfBlogPost, fields: Fields, onMap: boolean): FieldError | null {
  const { chosen, clear, isUnknown, options, photoPoint } = place;
  const written = writtenPlace(fields);
  const { shownPlace = "" } = fields;
  // Without a town nothing was shown that these words could contradict.
  const isEdited = !/^(?:\||$)/.test(shownPlace) && written !== shownPlace;
  if (isUnknown && fields.askedPlace !== written) return { code: "unknown" };
  if (!isUnknown && chosen === "" && options.length > 0) return { code: clear ? "suggested" : "missing" };
  if (isEdited && fields.place !== chosen) return { code: "suggested" };
  const point = photoPoint && photoCoordinates(photoPoint);
  const used = options.find(({ value }) => value === chosen) ?? (isUnknown ? clear : null);
  const isOfPhoto = used !== null && photoCoordinates(used.place) === point;
  return onMap && isOfPhoto && fields.shownPoint !== point ? { code: "suggested" } : null;
}
