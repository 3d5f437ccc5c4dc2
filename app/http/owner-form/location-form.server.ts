import { listBlogPostTitles } from "~/domain/blog-posts/blog-posts-queries.server";
import { createLocation } from "~/domain/locations/create-location.server";
import type { Location } from "~/domain/locations/location";
import { withPastedCoordinates } from "~/domain/locations/pasted-coordinates";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/forms/validate-owner-form.server";
import { type DraftedPhoto, ownerFormState } from "./owner-form-state.server";
import { type OwnerFormCommand, type ReceivedOwnerForm, ownerFormIn } from "./save-owner-form.server";

/** Creates a location from the page's form, or from POST /api/admin/locations. */
export const locationCreation: OwnerFormCommand<ReceivedOwnerForm, Location> = {
  parse(upload) {
    const form = ownerFormIn(upload);
    return { ...form, fields: withPastedCoordinates(form.fields) };
  },
  run: createLocation,
};

/** The contents of the location form: the texts, the photos, what was wrong, and the blog posts to choose from. */
export async function locationFormState(
  site: Site,
  fields: Record<string, string>,
  form: Partial<OwnerForm>,
  photo?: DraftedPhoto,
) {
  const { name = "", city = "", country = "", latitude = "", longitude = "", pasted = "" } = fields;
  const { date = "", photoCoordinates = "", description = "", blogPostId = "" } = fields;
  return {
    ...(await ownerFormState(site, form, photo)),
    values: {
      name,
      city,
      country,
      date,
      latitude,
      longitude,
      pasted,
      photoCoordinates,
      description,
      blogPostId,
    },
    blogPosts: await listBlogPostTitles(site, { limit: 200, including: blogPostId }),
  };
}
