import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { dayOf } from "~/domain/day";
import {
  type PhotoWithPosition,
  coordinatesOfPhotos,
  photoCoordinates,
  positionOfPhotos,
} from "~/domain/locations/coordinates/photo-coordinates";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import { withPlace } from "~/domain/places/chosen-place";
import { findSighting } from "~/domain/sightings/sightings-queries.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { findPlaceOfBlogPost } from "./place-of-blog-post.server";

/**
 * Returns the first contents of the location form. They come from a blog post (`?articolo=`) or a story's photo
 * (`?story=&photo=`) or a sighting (`?avvistamento=`), or are empty.
 */
export async function prefilledLocation(
  site: Site,
  { searchParams }: URL,
): Promise<{ fields: Record<string, string>; existingPhotos: string[] }> {
  const post = await findBlogPost(site, searchParams.get("articolo") ?? "");
  if (post) {
    const { id, city, country, date } = post;
    const photos = await findPhotosByName(
      site,
      post.photos.map(({ name }) => name),
    );
    const filled = fromPhotos(photos) ?? { placeSearch: city };
    return {
      fields: { name: city, city, country, date, blogPostId: id, ...filled },
      existingPhotos: [],
    };
  }
  const story =
    (await findStory(site, searchParams.get("story") ?? "")) ??
    (await findSighting(site, searchParams.get("avvistamento") ?? ""));
  const existingPhotos = searchParams.getAll("photo").slice(0, 1);
  const photos = await findPhotosByName(site, existingPhotos);
  const [city, country] = [story?.city ?? "", defaultCountry];
  const clues = { language: story?.language ?? null, position: positionOfPhotos(photos) };
  const place = findPlaceOfBlogPost(site, { city, country }, clues);
  const fields = {
    name: city,
    city,
    country,
    date: dayOf(story ? new Date(story.createdAt) : site.now()),
    ...(story && city && (place.clear ? withPlace({}, place.clear.place) : { placeSearch: city })),
    ...fromPhotos(photos),
  };
  return { fields, existingPhotos };
}

/** Returns the coordinates of the first photo with a position. Visitors see them rounded to 1 km at first. */
function fromPhotos(photos: PhotoWithPosition[]): Record<string, string> | null {
  const coordinates = coordinatesOfPhotos(photos);
  if (!coordinates) return null;
  return { ...coordinates, photoCoordinates: photoCoordinates(coordinates), precision: "1km" };
}
