import { defaultCountry, longestTitle } from "~/domain/blog-posts/blog-post";
import { type BlogPostForm, createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { dayOf } from "~/domain/day";
import { firstCharacters } from "~/domain/first-characters";
import type { OwnerForm } from "~/domain/forms/validate-owner-form.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { blogPostFormText as text } from "~/text/it/admin-forms";
import { type DraftedPhoto, ownerFormState } from "./owner-form-state.server";
import { type OwnerFormCommand, type ReceivedOwnerForm, ownerFormIn } from "./save-owner-form.server";

/** Creates a blog post from the page's form, or from POST /api/admin/blog-posts. */
export const blogPostCreation: OwnerFormCommand<BlogPostForm & ReceivedOwnerForm, BlogPost> = {
  parse: (upload) => ({ ...ownerFormIn(upload), storyId: upload.fields.story || null }),
  run: createBlogPost,
};

/** The contents of the blog post form: the texts, the photos and their stories, what was wrong. */
export async function blogPostFormState(
  site: Site,
  fields: Record<string, string>,
  form: Partial<OwnerForm>,
  photo?: DraftedPhoto,
) {
  const { title = "", authorName = "", city = "", country = "" } = fields;
  const { date = "", content = "" } = fields;
  const story = await findStory(site, fields.story ?? "");
  const shown = await ownerFormState(site, form, photo);
  const own = story?.photos.map(({ name }) => name);
  const names = shown.chosen.map(({ name }) => name);
  return {
    ...shown,
    values: { title, authorName, city, country, date, content },
    storyId: fields.story || null,
    ofOtherStories: own ? names.filter((name) => !own.includes(name)) : [],
  };
}

/** The first contents of the blog post form: those of a story (`?story=`), or empty ones; `promoted`: of a story. */
export async function prefilledBlogPost(site: Site, { searchParams }: URL) {
  const story = await findStory(site, searchParams.get("story") ?? "");
  const fields = {
    story: story?.id ?? "",
    title: story ? firstCharacters(text.promotedTitle(story.city, story.name), longestTitle) : "",
    authorName: story?.name ?? "",
    city: story?.city ?? "",
    country: defaultCountry,
    date: dayOf(story ? new Date(story.createdAt) : site.now()),
    content: story?.story ?? "",
  };
  return { fields, existingPhotos: searchParams.getAll("photo"), promoted: story !== null };
}
