import { type BlogPost, defaultCountry } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { photoCoordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { type Location, positionOf } from "~/domain/locations/location";
import { listLocationsOfBlogPost } from "~/domain/locations/locations-queries.server";
import {
  type PlaceOfForm,
  type Town,
  asTyped,
  isSamePlace,
  parsePlaceValue,
} from "~/domain/places/chosen-place";
import { isNear, kilometresTo } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { isCountry } from "~/gazetteer/is-country.server";
import { correctedPlaceText as text } from "~/text/it/admin/corrected-place";
import { placeLabel } from "~/text/it/admin/places";
import { findPlaceOfBlogPost } from "./place-of-blog-post.server";

/** The corrected place of a blog post or stop: its fields, and the language of its story. */
interface CorrectedPlace {
  fields: Record<string, string>;
  language?: string | null;
}

/**
 * Returns the function that places a stop whose town or country is corrected. A point that is in the corrected town
 * already stays, because the owner may have set it by hand. Any other stop gets the town's own point, never that of a
 * photo. Null when the town is unknown and the point is in the old one: then the stop keeps its old place.
 */
export function stopPlacer(site: Site, corrected: CorrectedPlace): (stop: PlaceOfForm) => PlaceOfForm | null {
  const town = findTown(site, corrected);
  return (stop) => {
    const position = positionOf(stop);
    if (!position) return town ?? stop;
    const old = townsNamed(site, stop).there;
    if (!town) return old.some((one) => isNear(one, position)) ? null : stop;
    const isNearest = old.every((one) => kilometresTo(town, position) <= kilometresTo(one, position));
    return isNear(town, position) && isNearest ? stop : town;
  };
}

/** Returns the chosen town of a form, or else the clear one. Null when it is unknown. */
function findTown(site: Site, { fields, language = null }: CorrectedPlace): PlaceOfForm | null {
  const { place = "" } = fields;
  if (place === asTyped) return null;
  // Without photos every option has the point of its town.
  const { options, clear } = findPlaceOfBlogPost(site, fields, { language, photos: [] });
  const position = positionOf(parsePlaceValue(place) ?? {});
  const chosen = position && options.find((option) => isNear(option.place, position));
  return (chosen ?? clear)?.place ?? null;
}

/** Returns the known towns of this name: all, and those in the written country. */
function townsNamed({ gazetteer }: Pick<Site, "gazetteer">, { city, country }: Town) {
  const all = gazetteer.search(city, { isWhole: true });
  const isThere = isCountry(country);
  return { all, there: all.filter(({ countryCode }) => isThere(countryCode)) };
}

/** Compares a point with the named town. Returns both places when the point is elsewhere; null when it fits. */
export function farPoint(site: Pick<Site, "gazetteer">, place: PlaceOfForm) {
  const { city, country } = place;
  const position = positionOf(place);
  const { all, there } = townsNamed(site, place);
  const isKnown = there.length > 0 || (all.length > 0 && country === defaultCountry);
  if (!position || !isKnown || there.some((town) => isNear(town, position))) return null;
  const around = site.gazetteer.near(position);
  return { wanted: `${city}, ${country}`, here: around ? placeLabel(around) : "" };
}

/** Finds a stop of this blog post that stands elsewhere. Null when all stand in the blog post's place. */
export async function findStopElsewhere(site: Site, post: BlogPost) {
  const stops = await listLocationsOfBlogPost(site, post.id);
  const stop = stops.find((one) => !isSamePlace(one, post) || farPoint(site, one));
  return stop ? { id: stop.id, sentence: text.stopStays(stop.city) } : null;
}

/** Returns what a call has left open about the place of a blog post. */
export const openPlaceOfBlogPost = async (site: Site, post: BlogPost) =>
  (await findStopElsewhere(site, post))?.sentence ?? null;

/** Returns the sentence about a blog post that names another place than its stop. Null when there is none. */
export async function otherPlaceOfBlogPost(site: Site, stop: Location): Promise<string | null> {
  const post = await findBlogPost(site, stop.blogPostId ?? "");
  if (!post || post.withdrawn || isSamePlace(post, stop)) return null;
  return text.blogPostSays(`${post.city}, ${post.country}`);
}

/** Returns what a call has left open about the place of a stop. `before`: the stop before the call; null for a new one. */
export async function openPlaceOfStop(site: Site, stop: Location, before: Location | null) {
  const isMoved = !before || photoCoordinates(stop) !== photoCoordinates(before);
  if (!isMoved && !isSamePlace(stop, before)) {
    const { city, country } = stop;
    if (stopPlacer(site, { fields: { city, country } })(before) !== before)
      return text.pointStays(before.city);
  }
  const far = farPoint(site, stop);
  return far ? text.pointIsElsewhere(far) : otherPlaceOfBlogPost(site, stop);
}
