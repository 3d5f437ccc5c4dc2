import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { positionOf } from "~/domain/locations/location";
import type { Site } from "~/domain/site";

/**
 * Suggests a name for a form that has coordinates but no city: the place around the coordinates. The place's ISO
 * country code is suggested, too, unless the form already has a country other than the default. Null when there is
 * nothing to suggest.
 */
export function suggestPlace(
  { gazetteer }: Pick<Site, "gazetteer">,
  { city = "", country = "", latitude = "", longitude = "" }: Record<string, string>,
): { city: string; countryCode: string | null } | null {
  const position = city.trim() === "" ? positionOf({ latitude, longitude }) : null;
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return null;
  const place = gazetteer.near(position);
  const isOpen = country.trim() === "" || country === defaultCountry;
  return place && { city: place.name, countryCode: isOpen ? place.countryCode : null };
}
