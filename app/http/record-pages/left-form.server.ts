import { type BlogPost, blogPostTexts } from "~/domain/blog-posts/blog-post";
import { isDay } from "~/domain/day";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { photoEditAddress } from "~/domain/photos/edits/photo-edits";
import { withPlaceOfBlogPost } from "~/domain/places/chosen-place";
import type { Site } from "~/domain/site";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { textsIn } from "./read-record-form.server";

/** The addresses of forms that wait in a draft while the owner is on another page. They all are on this site. */
const formAddress =
  /^\/admin\/(?:nuovo-articolo|nuova-location|(?:articoli|locations)\/[\da-f]+)\?draft=[\da-f]+&ritorno$/;

/** Returns the page of a photo (`retouch`), or else the preview. The form of `page` waits in the draft. */
export function addressLeavingForm(page: string, draft: string, retouch: string | undefined): string {
  const query = new URLSearchParams({ modulo: `${page}?draft=${draft}&ritorno` });
  return retouch ? photoEditAddress(retouch, query) : `${page}/anteprima?${query}`;
}

/** Returns the address of the form to which a page leads back. Null without a form. */
export function returnFormAddress(query: URLSearchParams): string | null {
  const address = query.get("modulo") ?? "";
  return formAddress.test(address) ? address : null;
}

/** Returns a blog post as the waiting form changes it. Unchanged when the form no longer waits. */
export async function withDraftChanges(site: Site, post: BlogPost, form: URL): Promise<BlogPost> {
  const drafted = await findDraftedForm({ site, language: "it" }, form);
  if (!drafted) return post;
  const fields = withPlaceOfBlogPost(drafted.fields);
  const { authorName, date, ...texts } = textsIn(fields, blogPostTexts);
  const chosen = await findChosenPhotos(site, drafted.existingPhotos);
  const isNew = ({ id }: { id: string }) => !chosen.photos.some((photo) => photo.id === id);
  return {
    ...post,
    ...texts,
    authorName: authorName.trim() || null,
    date: isDay(date) ? date : post.date,
    photos: [...chosen.photos, ...drafted.photo.draft.photos.filter(isNew)],
  };
}
