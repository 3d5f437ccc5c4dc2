import { type BlogPost, defaultCountry } from "~/domain/blog-posts/blog-post";
import { positionOf } from "~/domain/locations/location";
import { locationSchema } from "~/domain/locations/location-schema";
import { findLocation, locationsOfBlogPosts } from "~/domain/locations/locations-queries.server";
import { type PlaceOfForm, placeValue } from "~/domain/places/chosen-place";
import { isNear } from "~/domain/places/resolve-place.server";
import type { Site } from "~/domain/site";
import { isCountry } from "~/text/it/admin/countries";
import { notice } from "~/text/it/admin/notices/notices";
import { placeLabel } from "~/text/it/admin/places";
import type { ShownAgain } from "./owner-form.server";
import type { ReceivedOwnerForm } from "./read-owner-form.server";

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
export async function farStopOf(
  site: Site,
  before: BlogPost | null,
  { id, city, country }: BlogPost,
): Promise<string | null> {
  if (!before || (before.city === city && before.country === country)) return null;
  const { [id]: stopId = "" } = await locationsOfBlogPosts(site, [id]);
  const stop = await findLocation(site, stopId);
  if (stop?.city !== city || stop.country !== country) return null;
  return farPoint(site, stop) && stopId;
}

/** Compares a point with the named town. Returns both places when the point is elsewhere; null when it fits. */
function farPoint({ gazetteer }: Pick<Site, "gazetteer">, { city, country, ...point }: PlaceOfForm) {
  const position = positionOf(point);
  const named = gazetteer.search(city).filter(({ isExact }) => isExact);
  const there = named.filter(({ countryCode }) => isCountry(country)(countryCode));
  const isKnown = there.length > 0 || (named.length > 0 && country === defaultCountry);
  if (!position || !isKnown || there.some((town) => isNear(town, position))) return null;
  const around = gazetteer.near(position);
  return { wanted: `${city}, ${country}`, here: around ? placeLabel(around) : "" };
}
