import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { findBlogPost, wasBlogPostShown } from "~/domain/blog-posts/blog-posts-queries.server";
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
 * Shows a blog post form again instead of publishing it, while the owner has to choose or check its place. The form
 * asks about an unknown place once. Null when there is no question, or when the form does not publish. `post` is the
 * blog post that the form changes.
 */
export async function askUnresolvedPlace(
  site: Site,
  form: ReceivedOwnerForm,
  post: BlogPost | null = null,
): Promise<ShownAgain | null> {
  const { fields } = form;
  const onMap = fields.intent === "place";
  const isAsked = post ? await publishesNewPlace(site, fields, post) : publishesPromoted(fields);
  if (!onMap && !isAsked) return null;
  const story = await findStory(site, fields.story ?? "");
  const language = story?.language ?? post?.language ?? null;
  const place = findPlaceOfBlogPost(site, fields, { language, position: await positionOfForm(site, form) });
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

function publishesPromoted(fields: Fields): boolean {
  // The preview has a button that publishes at once, so the place must be checked before it.
  const isPublic = fields.published !== "false" || fields.intent === "preview";
  return Boolean(fields.story) && fields.shownPlace !== undefined && isPublic;
}

async function publishesNewPlace(site: Site, fields: Fields, post: BlogPost): Promise<boolean> {
  const isPublic = fields.published === undefined ? post.published : fields.published === "true";
  return isPublic && fields.shownPlace !== undefined && isPlaceNew(site, fields, post);
}

/** True when visitors have never seen this place of a blog post. False for an unchanged place without a story. */
export async function isPlaceNew(site: Site, fields: Fields, post: BlogPost): Promise<boolean> {
  const { id, city, country, storyId, language } = post;
  if (writtenPlace(fields) !== writtenPlace({ city, country })) return true;
  const isOfStory = storyId !== null || language !== null;
  return isOfStory && !(await wasBlogPostShown(site, id));
}

/** True when the owner has to choose or check the place of a blog post, and visitors have never seen it. */
export async function hasOpenPlace(site: Site, id: string): Promise<boolean> {
  const post = await findBlogPost(site, id);
  if (!post || post.withdrawn) return false;
  const { city, country, language, photos } = post;
  const fields = { city, country };
  if (!(await isPlaceNew(site, fields, post))) return false;
  const chosen = await findChosenPhotos(
    site,
    photos.map(({ name }) => name),
  );
  const clues = { language, position: positionOfPhotos(chosen.photos) };
  return openPlace(findPlaceOfBlogPost(site, fields, clues), fields, false) !== null;
}

/** Returns the position of the form's first photo that has one. A new photo comes before the chosen photos. */
async function positionOfForm(site: Site, form: OwnerForm): Promise<Position | null> {
  const read = await extractGps(site, form);
  const { latitude, longitude } = read.ok ? read.value : {};
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const { photos } = await findChosenPhotos(site, form.existingPhotos);
  return positionOfPhotos(photos);
}

/** Returns why a place cannot be published yet; null when it can. */
function openPlace(place: PlaceOfBlogPost, fields: Fields, onMap: boolean): FieldError | null {
  const { chosen, clear, isUnknown, options, photoPoint } = place;
  const written = writtenPlace(fields);
  const { shownPlace = "" } = fields;
  // A page without a town has shown no place. Then the fields cannot differ from the shown place.
  const isEdited = !/^(?:\||$)/.test(shownPlace) && written !== shownPlace;
  if (isUnknown && fields.askedPlace !== written) return { code: "unknown" };
  if (!isUnknown && chosen === "" && options.length > 0) return { code: clear ? "suggested" : "missing" };
  if (isEdited && fields.place !== chosen) return { code: "suggested" };
  const point = photoPoint && photoCoordinates(photoPoint);
  const used = options.find(({ value }) => value === chosen) ?? (isUnknown ? clear : null);
  const isOfPhoto = used !== null && photoCoordinates(used.place) === point;
  return onMap && isOfPhoto && fields.shownPoint !== point ? { code: "suggested" } : null;
}
