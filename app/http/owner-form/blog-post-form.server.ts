import { defaultCountry, longestTitle, maxPhotos } from "~/domain/blog-posts/blog-post";
import { type BlogPostForm, createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { updateBlogPost } from "~/domain/blog-posts/update-blog-post.server";
import { done } from "~/domain/result";
import { dayOf } from "~/domain/day";
import { firstCharacters } from "~/domain/first-characters";
import { positionOf } from "~/domain/locations/location";
import { positionOfPhotos } from "~/domain/locations/coordinates/photo-coordinates";
import type { Site } from "~/domain/site";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { withPlaceOfBlogPost, writtenPlace } from "~/domain/places/chosen-place";
import { coversNameAndTown } from "~/domain/stories/consent";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Story } from "~/domain/stories/story";
import { formatView, viewAround } from "~/map/map-view";
import { blogPostFormText as text } from "~/text/it/admin/forms";
import { type CreatedBlogPost, publishOnMap } from "./publish-on-map.server";
import { type ShownForm, ownerFormState, textsIn } from "./owner-form-state.server";
import { type PlaceOfBlogPost, findPlaceOfBlogPost, placeFields } from "./place-of-blog-post.server";
import { isPlaceNew } from "./ask-unresolved-place.server";
import {
  type OwnerFormCommand,
  type ReceivedOwnerEdit,
  type ReceivedOwnerForm,
  ownerEditIn,
  ownerFormIn,
} from "./read-owner-form.server";

/** Creates a blog post from the form on a page, or from POST /api/admin/blog-posts. */
export const blogPostCreation: OwnerFormCommand<BlogPostForm & ReceivedOwnerForm, BlogPost> = {
  parse(upload) {
    const { storyId, story, storyCorrectedAt = null } = upload.fields;
    return { ...withPublished(ownerFormIn(upload)), storyId: storyId || story || null, storyCorrectedAt };
  },
  run: createBlogPost,
};

/** Creates a blog post from the form on a page. The button 'Pubblica e metti sulla mappa' creates its location, too. */
export const blogPostPageCreation: OwnerFormCommand<BlogPostForm & ReceivedOwnerForm, CreatedBlogPost> = {
  parse(upload) {
    const form = blogPostCreation.parse(upload);
    return { ...form, fields: withPlaceOfBlogPost(form.fields) };
  },
  async run(site, form) {
    if (form.fields.intent === "place") return publishOnMap(site, form);
    const created = await createBlogPost(site, form);
    return created.ok ? done({ post: created.value, location: null }) : created;
  },
};

/** Changes a blog post from PATCH /api/admin/blog-posts/{id}. */
export function blogPostEdit(id: string): OwnerFormCommand<ReceivedOwnerEdit, BlogPost> {
  return {
    parse: (upload) => withPublished(ownerEditIn(upload, maxPhotos)),
    run: (site, edit) => updateBlogPost(site, id, edit),
  };
}

/** Changes a blog post from the form on its page. */
export function blogPostPageEdit(id: string): OwnerFormCommand<ReceivedOwnerEdit, BlogPost> {
  const edit = blogPostEdit(id);
  return {
    ...edit,
    parse(upload) {
      const form = edit.parse(upload);
      return { ...form, fields: withPlaceOfBlogPost(form.fields) };
    },
  };
}

/** The values of `published` that some buttons set. With any other button, `published` stays as it is. */
const publishedBy: Partial<Record<string, string>> = {
  hide: "false",
  preview: "false",
  publish: "true",
  place: "true",
};

function withPublished<Form extends ReceivedOwnerForm>(form: Form): Form {
  const published = publishedBy[form.fields.intent ?? ""];
  return published === undefined ? form : { ...form, fields: { ...form.fields, published } };
}

/** Returns the texts of a stored blog post for the form that changes it. */
export function fieldsOfBlogPost(post: BlogPost): Record<string, string> {
  const { title, authorName, city, country, date, content, updatedAt } = post;
  const texts = { title, authorName: authorName ?? "", city, country, date, content, updatedAt };
  return { ...texts, correctLinked: "true" };
}

/**
 * Returns the contents of the blog post form: texts, photos, their stories, mistakes. `post` is the blog post that the
 * form changes; null in a form that creates one.
 */
export async function blogPostFormState(site: Site, form: ShownForm, post: BlogPost | null = null) {
  const { fields } = form;
  const story = await findStory(site, fields.story ?? "");
  const { storyCorrectedAt: seen } = fields;
  const isCorrected = story !== null && seen !== undefined && seen !== (story.correctedAt ?? "");
  const isNarrow = story !== null && !coversNameAndTown(story.consentVersion);
  const shown = await ownerFormState(site, form);
  const own = story?.photos.map(({ name }) => name);
  const names = shown.chosen.map(({ name }) => name);
  const position = positionOfPhotos([...(shown.draft?.photos ?? []), ...shown.chosen]);
  const clues = { language: story?.language ?? post?.language ?? null, position };
  const place = findPlaceOfBlogPost(site, fields, clues);
  const isSettled = post !== null && !(await isPlaceNew(site, fields, post));
  return {
    ...shown,
    values: textsIn(fields, ["title", "authorName", "city", "country", "date", "content"]),
    correctLinked: fields.correctLinked === "true",
    storyId: fields.story || null,
    storyCorrectedAt: story?.correctedAt ?? "",
    withoutConsent: isNarrow ? [story.name, story.city].filter((one) => one !== null) : [],
    corrected: isCorrected ? wordsOfStory(story) : null,
    updatedAt: fields.updatedAt ?? "",
    place: publishedPlace(fields.updatedAt ? placeOfEdit(place, isSettled) : place, fields),
    ofOtherStories: own ? names.filter((name) => !own.includes(name)) : [],
  };
}

/** Returns the place for the form that changes a blog post. `isSettled`: the form asks no question about it. */
function placeOfEdit(place: PlaceOfBlogPost, isSettled: boolean): PlaceOfBlogPost {
  const { options, chosen } = place;
  const asked = isSettled ? { options: options.filter(({ value }) => value === chosen), sentence: null } : {};
  return { ...place, ...asked, photoPoint: null };
}

/** Returns the place of a blog post as its form shows it. */
function publishedPlace(place: PlaceOfBlogPost, fields: Record<string, string>) {
  const { options, chosen, sentence, photoPoint } = place;
  const { askedPlace = "", precision = "1km" } = fields;
  const mapView = photoPoint ? formatView(viewAround(positionOf(photoPoint))) : "";
  return {
    options: options.map(({ value, label }) => ({ value, label })),
    ...{ chosen, sentence, photoPoint, mapView, precision },
    ...{ shown: writtenPlace(fields), asked: askedPlace },
  };
}

/** Returns the first contents of the blog post form: empty, or from a story (`?story=`). Then `promoted` is true. */
export async function prefilledBlogPost(site: Site, { searchParams }: URL) {
  const story = await findStory(site, searchParams.get("story") ?? "");
  const existingPhotos = searchParams.getAll("photo");
  const words = { ...wordsOfStory(story), country: defaultCountry };
  const { photos } = await findChosenPhotos(site, existingPhotos);
  const position = positionOfPhotos(photos);
  const place = findPlaceOfBlogPost(site, words, { language: story?.language ?? null, position });
  const fields = {
    story: story?.id ?? "",
    storyCorrectedAt: story?.correctedAt ?? "",
    title: story ? firstCharacters(text.promotedTitle(story.city, story.name), longestTitle) : "",
    ...words,
    ...(story && placeFields(place)),
    date: dayOf(story ? new Date(story.createdAt) : site.now()),
  };
  return { fields, existingPhotos, promoted: story !== null };
}

/** Returns the words of a story, for the fields of the blog post form. */
function wordsOfStory(story: Story | null): Record<"authorName" | "city" | "content", string> {
  return { authorName: story?.name ?? "", city: story?.city ?? "", content: story?.story ?? "" };
}
