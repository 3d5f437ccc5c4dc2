import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { dayOf } from "~/domain/day";
import { firstCharacters } from "~/domain/first-characters";
import { coordinatesOfPhotos, photoCoordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";

/**
 * The first contents of the location form: those of a blog post (`?articolo=`), of a story's photo (`?story=&photo=`),
 * or empty ones.
 */
export async function prefilledLocation(
  site: Site,
  { searchParams }: URL,
): Promise<{ fields: Record<string, string>; existingPhotos: string[] }> {
  const post = await findBlogPost(site, searchParams.get("articolo") ?? "");
  if (post) {
    const { id, title, city, country, date } = post;
    const photos = await findPhotosByName(
      site,
      post.photos.map(({ name }) => name),
    );
    const name = firstCharacters(title, 100);
    const coordinates = coordinatesOfPhotos(photos) ?? { placeSearch: city };
    const fields = { name, city, country, date, blogPostId: id, ...coordinates };
    return { fields, existingPhotos: [] };
  }
  const story = await findStory(site, searchParams.get("story") ?? "");
  const existingPhotos = searchParams.getAll("photo").slice(0, 1);
  const city = story?.city ?? "";
  const date = dayOf(story ? new Date(story.createdAt) : site.now());
  const coordinates = coordinatesOfPhotos(await findPhotosByName(site, existingPhotos));
  const filled = coordinates ? { ...coordinates, photoCoordinates: photoCoordinates(coordinates) } : {};
  return { fields: { name: city, city, country: defaultCountry, date, ...filled }, existingPhotos };
}
