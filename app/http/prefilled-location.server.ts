import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { photoPlace, placeOfPhotos } from "~/domain/locations/photo-place";
import { dayOf } from "~/domain/day";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { beginning } from "~/domain/beginning";

/** What the location form begins with: an article (`?articolo=`), a story's photo (`?story=&photo=`), or nothing. */
export async function prefilledLocation(
  site: Site,
  { searchParams }: URL,
): Promise<{ fields: Record<string, string>; existingPhotos: string[] }> {
  const post = await findBlogPost(site, searchParams.get("articolo") ?? "");
  if (post) {
    const { id, title, city, country, date, photos } = post;
    const placed = await findPhotosByName(
      site,
      photos.map(({ name }) => name),
    );
    const name = beginning(title, 100);
    return {
      fields: { name, city, country, date, blogPostId: id, ...placeOfPhotos(placed) },
      existingPhotos: [],
    };
  }
  const story = await findStory(site, searchParams.get("story") ?? "");
  const existingPhotos = searchParams.getAll("photo").slice(0, 1);
  const city = story?.city ?? "";
  const date = dayOf(story ? new Date(story.createdAt) : site.now());
  const place = placeOfPhotos(await findPhotosByName(site, existingPhotos));
  const placed = place ? { ...place, photoPlace: photoPlace(place) } : {};
  return { fields: { name: city, city, country: defaultCountry, date, ...placed }, existingPhotos };
}
