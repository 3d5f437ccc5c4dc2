import { type BlogPost, defaultCountry } from "~/domain/blog-posts/blog-post";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { findBlogPost, wasBlogPostShown } from "~/domain/blog-posts/blog-posts-queries.server";
import type { FieldError } from "~/domain/forms/field-errors";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { photoCoordinates, wholePosition } from "~/domain/locations/coordinates/photo-coordinates";
import { positionOf } from "~/domain/locations/location";
import { locationSchema } from "~/domain/locations/location-schema";
import { findLocation, locationsOfBlogPosts } from "~/domain/locations/locations-queries.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type PlaceOfForm, placeValue, writtenPlace } from "~/domain/places/chosen-place";
import { isNear } from "~/domain/places/find-places.server";
import { findWritten } from "~/domain/places/written-place.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { notice } from "~/text/it/admin/notices/notices";
import { placeLabel } from "~/text/it/admin/places";
import type { ShownAgain } from "./owner-form.server";
import { type PlaceOfBlogPost, findPlaceOfBlogPost, placeFields } from "./place-of-blog-post.server";
import type { ReceivedOwnerForm } from "./read-owner-form.server";

type Fields = Record<string, string>;

/** Asks about the place of a blog post before it goes public; about an unknown one once. Null without a question. */
export async function askUnresolvedPlace(site: Site, form: ReceivedOwnerForm, post: BlogPost | null) {
  const { fields } = form;
  const onMap = fields.intent === "place";
  const isAsked = post ? await publishesNewPlace(site, fields, post) : publishesPromoted(fields);
  if (!onMap && !isAsked) return null;
  const story = await findStory(site, fields.story ?? "");
  const language = story?.language ?? post?.language ?? null;
  const read = await extractGps(site, form);
  const position = read.ok ? wholePosition(read.value) : null;
  const chosen = position ? [] : (await findChosenPhotos(site, form.existingPhotos)).photos;
  const place = findPlaceOfBlogPost(site, fields, { language, photos: [{ position }, ...chosen] });
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
  const names = photos.map(({ name }) => name);
  const clues = { language, photos: (await findChosenPhotos(site, names)).photos };
  return openPlace(findPlaceOfBlogPost(site, fields, clues), fields, false) !== null;
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

/** Asks once, before saving, about a point far from its town. Null when it is near, or with other mistakes. */
export function askFarPoint(site: Site, form: ReceivedOwnerForm): ShownAgain | null {
  const parsed = locationSchema.safeParse(form.fields);
  if (!parsed.success || form.fields.askedPlace === placeValue(parsed.data)) return null;
  const far = farPoint(site, parsed.data);
  if (!far) return null;
  const fields = { ...form.fields, askedPlace: placeValue(parsed.data) };
  return { fields, notice: notice("place-far"), fieldErrors: { city: [{ code: "far", ...far }] } };
}

/** Finds the stop of a blog post after a correction of its town or country. Null unless the stop is now far away. */
export async function farStopOf(site: Site, before: BlogPost | null, { id, city, country }: BlogPost) {
  if (!before || (before.city === city && before.country === country)) return null;
  const { [id]: stopId = "" } = await locationsOfBlogPosts(site, [id]);
  const stop = await findLocation(site, stopId);
  if (stop?.city !== city || stop.country !== country) return null;
  return farPoint(site, stop) && stopId;
}

/** Compares a point with the named town. Returns both places when the point is elsewhere; null when it fits. */
function farPoint(site: Pick<Site, "gazetteer">, { city, country, ...point }: PlaceOfForm) {
  const position = positionOf(point);
  const { places, isConfirmed, isNamed } = findWritten(site, city, country);
  const there = isConfirmed ? places : [];
  const isKnown = isConfirmed || (isNamed && country === defaultCountry);
  if (!position || !isKnown || there.some((town) => isNear(town, position))) return null;
  const around = site.gazetteer.near(position);
  return { wanted: `${city}, ${country}`, here: around ? placeLabel(around) : "" };
}
