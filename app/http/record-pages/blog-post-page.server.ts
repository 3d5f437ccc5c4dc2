import { type BlogPost, blogPostTexts, longestTitle, maxPhotos } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { createBlogPost, updateBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { dayOf } from "~/domain/day";
import { firstCharacters } from "~/domain/first-characters";
import { photoCoordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { positionOf } from "~/domain/locations/location";
import { corrects } from "~/domain/locations/linked-places.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import { asTyped, withPlaceOfBlogPost, writtenPlace } from "~/domain/places/chosen-place";
import { done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { coversNameAndTown } from "~/domain/stories/consent";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Story } from "~/domain/stories/story";
import { formatView, viewAround } from "~/map/map-view";
import { fill } from "~/text/fill";
import { ownerAnswersIn, ownerWordsIn } from "~/text/owner/languages.server";
import { findStopElsewhere, stopPlacer } from "./corrected-place.server";
import { askUnresolvedPlace, isPlaceNew } from "./questions-about-place.server";
import { type ShownForm, recordPage, recordFormState, photoButtons } from "./record-page.server";
import { findPlaceOfBlogPost, firstCountry, placeFields } from "./place-of-blog-post.server";
import { type RecordCommand, type ReceivedRecord, readRecordForm, textsIn } from "./read-record-form.server";

/** The values of `published` that some buttons set. With any other button, `published` stays as it is. */
const publishedBy: Partial<Record<string, string>> = {
  hide: "false",
  preview: "false",
  publish: "true",
  place: "true",
};

const storyIdIn = ({ storyId, story }: Record<string, string>) => storyId || story || null;

/** Creates a blog post (`id` is null) or changes one, from the form on its page or from a JSON call. */
export const blogPostCommand = (id: string | null): RecordCommand<BlogPost> => ({
  parse(upload) {
    const published = publishedBy[upload.fields.intent ?? ""];
    const fields = withPlaceOfBlogPost({ ...upload.fields, ...(published && { published }) });
    return readRecordForm({ ...upload, fields }, id === null ? 1 : maxPhotos);
  },
  find: async (site) => (id === null ? null : findBlogPost(site, id)),
  openPlace: async (...given) => (await findStopElsewhere(...given))?.sentence ?? "",
  async run(site, form) {
    if (id !== null) {
      const post = corrects(form) ? await findBlogPost(site, id) : null;
      return updateBlogPost(site, id, {
        ...form,
        placeStop: post ? stopPlacer(site, { ...post, ...form.fields }) : undefined,
      });
    }
    const { storyCorrectedAt = null } = form.fields;
    return createBlogPost(site, { ...form, storyId: storyIdIn(form.fields), storyCorrectedAt });
  },
});

/** Returns the action's parts for the page of a new blog post (`id` is null), or of a stored one. */
export function blogPostPage(id: string | null) {
  return recordPage({
    command: blogPostCommand(id),
    state: (site, form, post) => blogPostFormState(site, form, post),
    buttons: ({ site, form, upload, before }) =>
      photoButtons(form, upload) ?? askUnresolvedPlace(site, form, before),
    fieldsOf: fieldsOfBlogPost,
    refused: id === null ? "blog-post-refused" : "edit-refused",
    failed: id === null ? "blog-post-failed" : "update-failed",
  });
}

/** Creates a blog post, and its location for 'Pubblica e metti sulla mappa' when the place is known. */
export async function createFromPage(site: Site, form: ReceivedRecord) {
  const created = await blogPostCommand(null).run(site, form);
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

/** Returns the point of the chosen or else the clear place, with its precision. Null when the place is unknown. */
async function coordinatesOf(site: Site, { fields }: ReceivedRecord, { city, country, photos }: BlogPost) {
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

/** Returns the texts of a stored blog post for the form that changes it. */
export function fieldsOfBlogPost(post: BlogPost): Record<string, string> {
  const { date, updatedAt } = post;
  return { ...textsIn(post, blogPostTexts), updatedAt, askedDate: date, correctLinked: "true" };
}

/** Returns the contents of the blog post form. `post` is the one that the form changes; null for a new one. */
export async function blogPostFormState(site: Site, form: ShownForm, post: BlogPost | null = null) {
  const { fields } = form;
  const story = await findStory(site, fields.story ?? "");
  const { storyCorrectedAt: seen } = fields;
  const isCorrected = story !== null && seen !== undefined && seen !== (story.correctedAt ?? "");
  const shown = await recordFormState(site, form);
  const own = story?.photos.map(({ name }) => name);
  const names = shown.chosen.map(({ name }) => name);
  const photos = [...(shown.draft?.photos ?? []), ...shown.chosen];
  const language = story?.language ?? post?.language ?? null;
  const { options, chosen, ...place } = findPlaceOfBlogPost(site, fields, { language, photos });
  const isEdit = Boolean(fields.updatedAt);
  const isSettled = isEdit && post !== null && !(await isPlaceNew(site, fields, post));
  const words = ownerWordsIn(form.language, site.publicSettings.productName).text;
  const { ofPhoto, ofPhotoNear } = words.places;
  const labelled = (label: string) => (label ? fill(ofPhotoNear, { label }) : ofPhoto);
  const offered = isSettled ? options.filter(({ value }) => value === chosen) : options;
  const photoPoint = isEdit ? null : place.photoPoint;
  return {
    ...shown,
    values: textsIn(fields, blogPostTexts),
    correctLinked: fields.correctLinked === "true",
    storyId: fields.story || null,
    storyCorrectedAt: story?.correctedAt ?? "",
    notes: story ? notesAbout(story, form.language) : [],
    corrected: isCorrected ? wordsOfStory(story) : null,
    ofOtherStories: own ? names.filter((name) => !own.includes(name)) : [],
    place: {
      options: offered.map(({ value, label, isOfPhoto }) => ({
        value,
        label: isOfPhoto ? labelled(label) : label,
      })),
      chosen,
      sentence: isSettled ? null : place.question(words),
      photoPoint,
      mapView: photoPoint ? formatView(viewAround(positionOf(photoPoint))) : "",
      precision: fields.precision ?? "1km",
      shown: writtenPlace(fields),
      asked: fields.askedPlace ?? "",
    },
  };
}

/** Returns the first contents of the blog post form: empty, or from a story (`?story=`). */
export async function prefilledBlogPost(site: Site, { searchParams }: URL, language: string) {
  const story = await findStory(site, searchParams.get("story") ?? "");
  const ticked = searchParams.getAll("photo");
  // 'Promuovi' takes all photos, unless the owner has ticked some or unticked all on the page of the story (`scelte`).
  const takesAll = ticked.length === 0 && !searchParams.has("scelte");
  const existingPhotos = takesAll ? (story?.photos ?? []).map(({ name }) => name) : ticked;
  const words = { ...wordsOfStory(story), country: firstCountry(site) };
  const { photos } = await findChosenPhotos(site, existingPhotos);
  const written = story?.language ?? null;
  const place = findPlaceOfBlogPost(site, words, { language: written, photos });
  const isForeign = place.isUnknown && written !== null && written !== "it";
  const fields = {
    story: story?.id ?? "",
    storyCorrectedAt: story?.correctedAt ?? "",
    title: story ? firstCharacters(titleFor(story, language), longestTitle) : "",
    ...words,
    ...(isForeign && { country: "" }),
    ...(story && placeFields(place)),
    date: dayOf(story ? new Date(story.createdAt) : site.now()),
  };
  return { fields, existingPhotos };
}

function titleFor({ city, name }: Story, language: string): string {
  const { title, traveller, anonymous } = ownerAnswersIn(language).promoted;
  return fill(title, { city: city ?? traveller, name: name ?? anonymous });
}

/** Returns what the owner has to know before this story becomes a new article. */
function notesAbout({ blogPost, consentVersion, name, city }: Story, language: string) {
  const text = ownerAnswersIn(language).promoted;
  const notes: { text: string; link?: { to: string; label: string } }[] = [];
  if (blogPost) {
    const { id, title, published } = blogPost;
    const link = { to: `/admin/articoli/${id}`, label: text.openArticle };
    notes.push({ text: fill(published ? text.inDiary : text.hidden, { title }), link });
  }
  if (coversNameAndTown(consentVersion) || (name ?? city) === null) return notes;
  const consent =
    name !== null && city !== null
      ? fill(text.narrowConsentBoth, { name, city })
      : fill(text.narrowConsent, { word: name ?? city ?? "" });
  return [...notes, { text: consent }];
}

function wordsOfStory(story: Story | null): Record<"authorName" | "city" | "content", string> {
  return { authorName: story?.name ?? "", city: story?.city ?? "", content: story?.story ?? "" };
}
