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
import { fill } from "~/text/fill";
import type { Language } from "~/text/languages.server";
import { ownerAnswersIn } from "~/text/owner/languages.server";
import { findPlaceOfBlogPost, labelOf } from "./place-of-blog-post.server";

/** A corrected place: the town, the option that was chosen for it, and the language of its story. */
type CorrectedPlace = Town & { place?: string; language?: string | null };

/**
 * Returns the function that moves a stop to its corrected town, never to the point of a photo. Null means that the stop
 * stays where it is (docs/decisions/042).
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
function findTown(site: Site, corrected: CorrectedPlace): PlaceOfForm | null {
  const { city, country, place = "", language = null } = corrected;
  if (place === asTyped) return null;
  // Without photos every option has the point of its town.
  const { options, clear } = findPlaceOfBlogPost(site, { city, country }, { language, photos: [] });
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
export function farPoint(site: Pick<Site, "gazetteer" | "publicSettings">, place: PlaceOfForm) {
  const { city, country } = place;
  const position = positionOf(place);
  const { all, there } = townsNamed(site, place);
  const isKnown = there.length > 0 || (all.length > 0 && country === defaultCountry);
  if (!position || !isKnown || there.some((town) => isNear(town, position))) return null;
  const around = site.gazetteer.near(position);
  return { wanted: `${city}, ${country}`, here: around ? labelOf(site, around) : "" };
}

/** Finds a stop that stands elsewhere after a correction of its blog post. Null without one. */
export async function findStopElsewhere(
  site: Site,
  post: BlogPost,
  before: BlogPost | null,
  language: Language,
) {
  if (!before || isSamePlace(post, before)) return null;
  const stops = await listLocationsOfBlogPost(site, post.id);
  const stop = stops.find((one) => !isSamePlace(one, post) || farPoint(site, one));
  const { stopStays } = ownerAnswersIn(language).correctedPlace;
  return stop ? { id: stop.id, sentence: fill(stopStays, { town: stop.city }) } : null;
}

/** Returns a sentence about the point or the blog post of a stop that now stands elsewhere; "" for nothing. */
export async function openPlaceOfStop(
  site: Site,
  stop: Location,
  before: Location | null,
  language: Language,
): Promise<string> {
  const text = ownerAnswersIn(language).correctedPlace;
  const isMoved = !before || photoCoordinates(stop) !== photoCoordinates(before);
  const isCorrected = !before || !isSamePlace(stop, before);
  if (!isMoved && isCorrected && stopPlacer(site, stop)(before) !== before)
    return fill(text.pointStays, { town: before.city });
  const far = isMoved || isCorrected ? farPoint(site, stop) : null;
  if (far) return far.here ? fill(text.pointIsNear, far) : fill(text.pointIsFar, far);
  const post = await findBlogPost(site, stop.blogPostId ?? "");
  const isLinked = isCorrected || stop.blogPostId !== before.blogPostId;
  if (!isLinked || !post || post.withdrawn || isSamePlace(post, stop)) return "";
  return fill(text.blogPostSays, { place: `${post.city}, ${post.country}` });
}
