import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { type BlogPostForm, createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import type { OwnerFormRefusal } from "~/domain/owner-forms/validate-owner-form.server";
import { createLocation } from "~/domain/locations/create-location.server";
import type { Location } from "~/domain/locations/location";
import { photoCoordinates, positionOfPhotos } from "~/domain/locations/coordinates/photo-coordinates";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import { asTyped } from "~/domain/places/chosen-place";
import { type Done, type Refused, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { findPlaceOfBlogPost } from "./place-of-blog-post.server";

/** A new blog post with its new location. `location` is null when the place of the blog post is unknown. */
export interface CreatedBlogPost {
  post: BlogPost;
  location: Location | null;
}

/**
 * Creates a blog post and its location together, at the chosen place, or else at the clear place (`PlaceOfBlogPost`).
 * The same form sent again creates nothing.
 */
export async function publishOnMap(
  site: Site,
  form: BlogPostForm,
): Promise<
  | Done<CreatedBlogPost>
  | OwnerFormRefusal
  | Refused<"unknown-blog-post" | "story-withdrawn" | "story-corrected">
> {
  const created = await createBlogPost(site, form);
  if (!created.ok) return created;
  const post = created.value;
  const coordinates = await coordinatesOf(site, form, post);
  if (!coordinates) return done({ post, location: null });
  const { id, city, country, date, photos } = post;
  const [cover] = photos;
  const location = await createLocation(site, {
    fields: {
      name: city,
      city,
      country,
      date,
      blogPostId: id,
      ...coordinates,
    },
    existingPhotos: cover ? [cover.name] : [],
    token: form.token && `${form.token}/location`,
    draftId: null,
    removed: [],
    received: [],
  });
  return done({ post, location: location.ok ? location.value : null });
}

/** Returns the point of the blog post's place, and the precision that visitors see. Null when the place is unknown. */
async function coordinatesOf(site: Site, { fields, storyId }: BlogPostForm, post: BlogPost) {
  const texts = fields as Record<string, string>;
  if (texts.place === asTyped) return null;
  const names = post.photos.map(({ name }) => name);
  const position = positionOfPhotos(await findPhotosByName(site, names));
  const story = await findStory(site, storyId ?? "");
  const clues = { language: story?.language ?? null, position };
  const written = { ...texts, city: post.city, country: post.country };
  const { options, chosen, clear, photoPoint } = findPlaceOfBlogPost(site, written, clues);
  const place = (options.find(({ value }) => value === chosen) ?? clear)?.place;
  if (!place) return null;
  const { latitude, longitude } = place;
  const isOfPhoto = photoPoint && photoCoordinates(photoPoint) === photoCoordinates(place);
  return { latitude, longitude, precision: isOfPhoto ? texts.precision || "1km" : "exact" };
}
