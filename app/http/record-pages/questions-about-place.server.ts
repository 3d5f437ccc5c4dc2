import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { findBlogPost, wasBlogPostShown } from "~/domain/blog-posts/blog-posts-queries.server";
import type { FieldError } from "~/domain/fields/field-errors";
import { fieldErrorsOf } from "~/domain/fields/field-schemas";
import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { photoCoordinates, wholePosition } from "~/domain/locations/coordinates/photo-coordinates";
import { locationSchema } from "~/domain/locations/location-schema";
import { corrects } from "~/domain/locations/linked-places.server";
import { listLocationsOfBlogPost } from "~/domain/locations/locations-queries.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import {
  type Town,
  isSamePlace,
  parsePlaceValue,
  placeValue,
  withPlace,
  writtenPlace,
} from "~/domain/places/chosen-place";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { farPoint, stopPlacer } from "./corrected-place.server";
import type { ShownAgain } from "./record-page.server";
import { type PlaceOfBlogPost, findPlaceOfBlogPost, placeFields } from "./place-of-blog-post.server";
import type { ReceivedRecord } from "./read-record-form.server";

type Fields = Record<string, string>;

/**
 * Asks about the place of a blog post before it goes public, and before its stops follow it. About an unknown place it
 * asks once. Null without a question.
 */
export async function askUnresolvedPlace(site: Site, form: ReceivedRecord, post: BlogPost | null) {
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
  const isSettled = !open || open.code === "unknown";
  const placeStop = stopPlacer(site, { city: "", country: "", ...filled, language });
  const staying = isSettled ? stops.filter((stop) => !placeStop(stop)).slice(0, 1) : [];
  if (!open && (staying.length === 0 || fields.askedPlace === writtenPlace(fields))) return null;
  const parsed = blogPostSchema.safeParse(filled);
  const others = parsed.success ? {} : fieldErrorsOf(parsed.error);
  return {
    fields: isSettled ? { ...filled, askedPlace: writtenPlace(filled) } : filled,
    notice: {
      code: post && isShown(fields, post) === post.published ? "place-unsaved" : "place-open",
    } as const,
    fieldErrors: { ...others, place: [...(open ? [open] : []), ...staying.map(staysAt)] },
  };
}

const staysAt = ({ city }: Town): FieldError => ({ code: "stop-stays", here: city });

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

/**
 * Asks about the point of a stop before it is saved. The point of a corrected town is shown; about one that stays in the old
 * town, or lies far from its own, it asks once. Null without a question, or with other mistakes.
 */
export function askAboutPoint(site: Site, { fields }: ReceivedRecord): ShownAgain | null {
  const { success, data: place } = locationSchema.safeParse(fields);
  if (!success || fields.askedPlace === placeValue(place)) return null;
  const asked = { ...fields, askedPlace: placeValue(place) };
  const ask = (about: "place-unsaved" | "place-far", error: FieldError, changed: Fields = asked) => ({
    fields: changed,
    notice: { code: about },
    fieldErrors: { city: [error] },
  });
  const before = parsePlaceValue(fields.filledPlace ?? "");
  if (before && !isSamePlace(place, before) && photoCoordinates(place) === photoCoordinates(before)) {
    const placed = stopPlacer(site, place)(before);
    if (!placed) {
      const error = { code: "point-stays", here: before.city } as const;
      return ask("place-unsaved", error, { ...asked, placeSearch: place.city });
    }
    const error = { code: "point-moved", wanted: `${placed.city}, ${placed.country}` } as const;
    if (placed !== before) return ask("place-unsaved", error, { ...withPlace(fields, placed), mapView: "" });
  }
  const far = farPoint(site, place);
  return far && ask("place-far", { code: "far", ...far });
}
