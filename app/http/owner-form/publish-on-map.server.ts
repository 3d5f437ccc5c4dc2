import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { photoCoordinates } from "~/domain/locations/coordinates/photo-coordinates";
import type { Location } from "~/domain/locations/location";
import { createLocation } from "~/domain/locations/save-location.server";
import type { SaveRefusal } from "~/domain/owner-forms/validate-owner-form.server";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import { asTyped } from "~/domain/places/chosen-place";
import { type Done, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { blogPostCreation, storyIdIn } from "./blog-post-form.server";
import { findPlaceOfBlogPost } from "./place-of-blog-post.server";
import type { ReceivedOwnerForm } from "./read-owner-form.server";

/**
 * Creates a blog post, and its location when the form asks for it ('Pubblica e metti sulla mappa') and the place is known.
 * The same form sent again creates nothing.
 */
export async function createFromPage(
  site: Site,
  form: ReceivedOwnerForm,
): Promise<Done<{ post: BlogPost; location: Location | null }> | SaveRefusal<BlogPost>> {
  const created = await blogPostCreation.run(site, form);
  if (!created.ok) return created;
  const post = created.value;
  const coordinates = form.fields.intent === "place" ? await coordinatesOf(site, form, post) : null;
  if (!coordinates) return done({ post, location: null });
  const { id, city, country, date, photos } = post;
  const location = await createLocation(site, {
    fields: { name: city, city, country, date, blogPostId: id, ...coordinates },
    existingPhotos: photos.slice(0, 1).map(({ name }) => name),
    token: form.token && `${form.token}/location`,
    draftId: null,
    removed: [],
    received: [],
  });
  return done({ post, location: location.ok ? location.value : null });
}

/** Returns the point of the chosen place or else of the clear one, with its precision. Null when the place is unknown. */
async function coordinatesOf(site: Site, { fields }: ReceivedOwnerForm, { city, country, photos }: BlogPost) {
  if (fields.place === asTyped) return null;
  const names = photos.map(({ name }) => name);
  const story = await findStory(site, storyIdIn(fields) ?? "");
  const clues = { language: story?.language ?? null, photos: await findPhotosByName(site, names) };
  const found = findPlaceOfBlogPost(site, { ...fields, city, country }, clues);
  const { place } = found.options.find(({ value }) => value === found.chosen) ?? found.clear ?? {};
  if (!place) return null;
  const { latitude, longitude } = place;
  const isOfPhoto = found.photoPoint && photoCoordinates(found.photoPoint) === photoCoordinates(place);
  return { latitude, longitude, precision: isOfPhoto ? fields.precision || "1km" : "exact" };
}
