import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { type BlogPostForm, createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import { firstCharacters } from "~/domain/first-characters";
import type { OwnerFormRefusal } from "~/domain/owner-forms/validate-owner-form.server";
import { createLocation } from "~/domain/locations/create-location.server";
import type { Location } from "~/domain/locations/location";
import { type Coordinates, coordinatesOfPhotos } from "~/domain/locations/coordinates/photo-coordinates";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import { findPlacesByName } from "~/domain/places/find-places.server";
import { type Done, type Refused, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { placeOption } from "./place-options.server";

/** A blog post that was created, with the location that was created with it; null when nobody knows where it is. */
export interface CreatedBlogPost {
  post: BlogPost;
  location: Location | null;
}

/**
 * Creates a blog post and its location in one go: where its first photo with a position was taken, else in the city that
 * the gazetteer knows by this name in this country. The same form once more creates neither again.
 */
export async function publishOnMap(
  site: Site,
  form: BlogPostForm,
): Promise<Done<CreatedBlogPost> | OwnerFormRefusal | Refused<"story-withdrawn" | "story-corrected">> {
  const created = await createBlogPost(site, form);
  if (!created.ok) return created;
  const post = created.value;
  const coordinates = await coordinatesOf(site, post);
  if (!coordinates) return done({ post, location: null });
  const { id, title, city, country, date, photos } = post;
  const [cover] = photos;
  const location = await createLocation(site, {
    fields: { name: firstCharacters(title, 100), city, country, date, blogPostId: id, ...coordinates },
    existingPhotos: cover ? [cover.name] : [],
    token: form.token && `${form.token}/location`,
    draftId: null,
    removed: [],
    received: [],
  });
  return done({ post, location: location.ok ? location.value : null });
}

async function coordinatesOf(site: Site, { city, country, photos }: BlogPost): Promise<Coordinates | null> {
  const names = photos.map(({ name }) => name);
  const ofPhotos = coordinatesOfPhotos(await findPhotosByName(site, names));
  if (ofPhotos) return ofPhotos;
  const [best] = findPlacesByName(site, city);
  if (!best?.isBest) return null;
  const { place } = placeOption(best);
  const isThere = place.country.toLowerCase() === country.trim().toLowerCase();
  return isThere ? { latitude: place.latitude, longitude: place.longitude } : null;
}
