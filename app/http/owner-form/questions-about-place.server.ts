import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { findBlogPost, wasBlogPostShown } from "~/domain/blog-posts/blog-posts-queries.server";
import type { FieldError } from "~/domain/forms/field-errors";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { photoCoordinates, wholePosition } from "~/domain/locations/coordinates/photo-coordinates";
import { locationSchema } from "~/domain/locations/location-schema";
import { corrects } from "~/domain/locations/linked-places.server";
import { listLocationsOfBlogPost } from "~/domain/locations/locations-queries.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import {
  isSamePlace,
  parsePlaceValue,
  placeValue,
  withPlace,
  writtenPlace,
} from "~/domain/places/chosen-place";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { farPoint, stopPlacer } from "./corrected-place.server";
import { notice } from "~/text/it/admin/notices/notices";
import type { ShownAgain } from "./owner-form.server";
import { type PlaceOfBlogPost, findPlaceOfBlogPost, placeFields } from "./place-of-blog-post.server";
import type { ReceivedOwnerForm } from "./read-owner-form.server";

type Fields = Record<string, string>;

/**
 * Asks about the place of a blog post before it goes public, and before its stops follow it. About an unknown place it
 * asks once. Null without a question.
 */
export async function askUnresolvedPlace(site: Site, form: ReceivedOwnerForm, post: BlogPost | null) {
  const { fields } = form;
  const onMap = fields.intent === "place";
  const stops = post && corrects(form) ? await listFollowingStops(site, fields, post) : [];
  const isAsked = post ? await publishesNewPlace(site, fields, post) : publishesPromoted(fields);
  if (!onMap && !isAsked && stops.length === 0) return null;
  const story = await findStory(site, fields.story ?? "");
  const language = story?.language ?? post?.language ?? null;
  const read = await extractGps(site, form);
  const position = read.ok ? wholePosition(read.value) : null;
  const chosen = position ? [] : (await findChosenPhotos(site, form.existingPhotos)).photos;
  const place = findPlaceOfBlogPost(site, fields, { language, photos: [{ position }, ...chosen] });
  const open = openPlace(place, fields, onMap);
  const filled = place.chosen === "" ? { ...fields, ...placeFields(place) } : fields;
  const placeStop = stopPlacer(site, { fields: filled, language });
  const isSettled = !open || open.code === "unknown";
  const staying = isSettled ? stops.find((stop) => !placeStop(stop)) : undefined;
  if (!open && (!staying || fields.askedPlace === writtenPlace(fields))) return null;
  const parsed = blogPostSchema.safeParse(filled);
  const others = parsed.success ? {} : fieldErrorsOf(parsed.error);
  return {
    fields: isSettled ? { ...filled, askedPlace: writtenPlace(filled) } : filled,
    notice: notice(post && isShown(fields, post) === post.published ? "place-unsaved" : "place-open"),
    fieldErrors: { ...others, place: [...(open ? [open] : []), ...(staying ? [staysAt(staying)] : [])] },
  };
}

const staysAt = ({ city }: { city: string }): FieldError => ({ code: "stop-stays", here: city });

/** Lists the stops that a corrected place would also be the place of. */
async function listFollowingStops(site: Site, fields: Fields, post: BlogPost) {
  if (fields.shownPlace === undefined || isSamePlace(fields, post)) return [];
  const stops = await listLocationsOfBlogPost(site, post.id);
  return stops.filter((stop) => isSamePlace(stop, post));
}

function publishesPromoted(fields: Fields): boolean {
  // The preview has a button that publishes at once, so the place must be checked before it.
  const isPublic = fields.published !== "false" || fields.intent === "preview";
  return Boolean(fields.story) && fields.shownPlace !== undefined && isPublic;
}

/** True when visitors see the blog post after this form is saved. */
const isShown = ({ published }: Fields, post: BlogPost) =>
  published === undefined ? post.published : published === "true";

async function publishesNewPlace(site: Site, fields: Fields, post: BlogPost): Promise<boolean> {
  return isShown(fields, post) && fields.shownPlace !== undefined && isPlaceNew(site, fields, post);
}

/** True when visitors have never seen this place of a blog post. False for an unchanged place without a story. */
export async function isPlaceNew(site: Site, fields: Fields, post: BlogPost): Promise<boolean> {
  const { id, city, country, storyId, language } = post;
  if (!isSamePlace(fields, { city, country })) return true;
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

/** Shows the point of a corrected town before it is saved, or asks once when the point would stay in the old town. */
export function askCorrectedPoint(site: Site, { fields }: ReceivedOwnerForm): ShownAgain | null {
  const parsed = locationSchema.safeParse(fields);
  const before = parsePlaceValue(fields.filledPlace ?? "");
  if (!parsed.success || !before || fields.askedPlace === placeValue(parsed.data)) return null;
  const isMoved = photoCoordinates(parsed.data) !== photoCoordinates(before);
  if (isMoved || isSamePlace(parsed.data, before)) return null;
  const { city, country } = parsed.data;
  const placed = stopPlacer(site, { fields: { city, country } })(before);
  if (placed === before) return null;
  const again = (changed: Fields, error: FieldError) => ({
    fields: changed,
    notice: notice("place-unsaved"),
    fieldErrors: { city: [error] },
  });
  if (placed) {
    const wanted = `${placed.city}, ${placed.country}`;
    return again(withPlace(fields, placed), { code: "point-moved", wanted });
  }
  const asked = { ...fields, askedPlace: placeValue(parsed.data), placeSearch: city };
  return again(asked, { code: "point-stays", here: before.city });
}
