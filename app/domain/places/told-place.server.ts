import type { Site } from "~/domain/site";
import { countryForReaders, countryNameIn, isCountry } from "~/gazetteer/is-country.server";
import type { Town } from "./chosen-place";
import { findWritten, partsOf } from "./written-place.server";

/** How the sender of a story writes a place: the `city` and `country` of `place`, which the owner's language names so. */
interface ToldPlace extends Town {
  place: Town;
}

/**
 * Returns a blog post's place as the sender of its story writes it, as JSON: the town as in the story, the country in the
 * story's language. Null for an Italian story, for a town in lower case, and for another place than the story's.
 */
export function toldPlaceOf(
  site: Pick<Site, "gazetteer">,
  story: { city: string | null; language: string },
  { city, country }: Town,
): string | null {
  const [told = ""] = partsOf(story.city ?? "");
  if (story.language === "it" || !/^\p{Lu}.*\p{Ll}/u.test(told)) return null;
  const { places } = findWritten(site, story.city ?? "", "");
  const here = places.find(({ name, countryCode }) => name === city && isCountry(country)(countryCode));
  if (!here || !site.gazetteer.search(told, { isWhole: true }).some(({ name }) => name === city)) return null;
  const name = countryNameIn(story.language, here.countryCode);
  return JSON.stringify({ city: told, country: name, place: { city, country } } satisfies ToldPlace);
}

/** Returns a blog post's place for readers of a language: as its sender wrote it in that language, else with its country's name. */
export function placeForReaders(
  post: Town & { language: string | null; told_place: string | null },
  language: string | null,
): Town {
  const { city, country } = post;
  const told =
    post.language === language && post.told_place !== null && (JSON.parse(post.told_place) as ToldPlace);
  // The owner may have corrected the place since.
  if (!told || told.place.city !== city || told.place.country !== country)
    return { city, country: countryForReaders(country, language) };
  return { city: told.city, country: told.country };
}
