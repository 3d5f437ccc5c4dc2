import { listBlogPostTitles } from "~/domain/blog-posts/blog-posts-queries.server";
import { createLocation } from "~/domain/locations/create-location.server";
import type { Location } from "~/domain/locations/location";
import { updateLocation } from "~/domain/locations/update-location.server";
import { withPastedCoordinates } from "~/domain/locations/pasted-coordinates";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/forms/validate-owner-form.server";
import { type DraftedPhoto, ownerFormState } from "./owner-form-state.server";
import {
  type OwnerFormCommand,
  type ReceivedOwnerEdit,
  type ReceivedOwnerForm,
  ownerEditIn,
  ownerFormIn,
} from "./save-owner-form.server";

/** Creates a location from the page's form, or from POST /api/admin/locations. */
export const locationCreation: OwnerFormCommand<ReceivedOwnerForm, Location> = {
  parse(upload) {
    const form = ownerFormIn(upload);
    return { ...form, fields: withPastedCoordinates(form.fields) };
  },
  run: createLocation,
};

/** Changes a location from its page, or from PATCH /api/admin/locations/{id}. */
export function locationEdit(id: string): OwnerFormCommand<ReceivedOwnerEdit, Location> {
  return {
    parse(upload) {
      const edit = ownerEditIn(upload, 1);
      return { ...edit, fields: withPastedCoordinates(edit.fields) };
    },
    run: (site, edit) => updateLocation(site, id, edit),
  };
}

/** The texts of a stored location, as its form has them. */
export function fieldsOfLocation(location: Location): Record<string, string> {
  const { name, city, country, date, latitude, longitude, updatedAt } = location;
  const [description, blogPostId] = [location.description ?? "", location.blogPostId ?? ""];
  return { name, city, country, date, latitude, longitude, description, blogPostId, updatedAt };
}

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
    updatedAt: fields.updatedAt ?? "",
    blogPosts: await listBlogPostTitles(site, { limit: 200, including: blogPostId }),
  };
}
