import type { Kysely } from "kysely";
import {
  type OwnerFormRefusal,
  type OwnerForm,
  formKey,
  validateOwnerForm,
  photosGone,
  findPhotoIds,
} from "~/domain/owner-forms/validate-owner-form.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { findCreated, newColumns } from "~/domain/owner-forms/owner-creation.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { type Done, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { Location } from "./location";
import { locationSchema } from "./location-schema";
import { pastedCoordinatesErrors } from "~/domain/locations/coordinates/pasted-coordinates";
import { findLocation } from "./locations-queries.server";

/**
 * Creates a location, from the page or from POST /api/admin/locations; the form's fields: name, city, country,
 * latitude, longitude, description, blogPostId. Its photo is the new one, else the first of `existingPhotos`.
 */
export async function createLocation(
  site: Site,
  form: OwnerForm,
): Promise<Done<Location> | OwnerFormRefusal> {
  const key = formKey(form);
  const sent = await findCreated(site, "locations", key, findLocation);
  if (sent) return done(sent);

  const checked = await validateOwnerForm(site, form, locationSchema);
  if (!checked.ok) {
    return { ...checked, fieldErrors: { ...checked.fieldErrors, ...pastedCoordinatesErrors(form.fields) } };
  }
  const { data, stored } = checked.value;
  const { blogPostId, date, ...texts } = data;
  const row = {
    ...texts,
    ...newColumns(site, key, date ?? null),
    blog_post_id: blogPostId,
  };
  const id = await site.db.transaction().execute(async (trx) => {
    const photoIds = await findPhotoIds(trx, checked.value);
    if (!photoIds) return "photos-gone";
    if (!(await isLinkable(trx, blogPostId))) return "blog-post-gone";
    const inserted = await trx
      .insertInto("locations")
      .values({ ...row, photo_id: photoIds[0] ?? null })
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted && stored.draft) await consumeDraft(trx, stored.draft.id);
    return inserted?.id ?? null;
  });
  if (id === "photos-gone") return { ...refused("invalid", photosGone), ...stored };
  if (id === "blog-post-gone") return { ...refused("invalid", blogPostGone), ...stored };
  await site.pages.clear();
  const location = id
    ? await findLocation(site, id)
    : await findCreated(site, "locations", key, findLocation);
  if (!location) throw new Error("the location was removed while it was being created");
  return done(location);
}

/** The mistake in a form whose blog post was deleted meanwhile. */
export const blogPostGone: FieldErrors = { blogPostId: [{ code: "unknown" }] };

/**
 * Inside a transaction: whether a location may belong to this blog post, or to none. Not to one whose story was withdrawn:
 * its name would be that blog post's title; one that belongs to it, `before`, may stay.
 */
export async function isLinkable(
  trx: Kysely<Database>,
  blogPostId: string | null,
  before: string | null = null,
): Promise<boolean> {
  if (blogPostId === null || blogPostId === before) return true;
  const post = await trx
    .selectFrom("blog_posts")
    .select("id")
    .where("id", "=", blogPostId)
    .where("withdrawn_story_id", "is", null)
    .executeTakeFirst();
  return post !== undefined;
}
