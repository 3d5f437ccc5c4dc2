import type { Kysely } from "kysely";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { createOwned } from "~/domain/owner-forms/owner-creation.server";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import { refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { locationSchema } from "./location-schema";
import { originOfPoint } from "~/domain/locations/coordinates/origin-of-point.server";
import { pastedCoordinatesErrors } from "~/domain/locations/coordinates/pasted-coordinates";
import { findLocation } from "./locations-queries.server";

/** The common parts of the owner's forms of locations. */
export const locations = {
  table: "locations",
  schema: locationSchema,
  mistakesIn: (fields: OwnerForm["fields"]) => pastedCoordinatesErrors(fields),
  find: findLocation,
  unknown: "unknown-location",
} as const;

/**
 * Creates a location from the page or from POST /api/admin/locations. The form's fields are name, city, country,
 * latitude, longitude, description and blogPostId. The location's photo is the newly sent one, or without one the
 * first of `existingPhotos`.
 */
export function createLocation(site: Site, form: OwnerForm) {
  return createOwned(site, locations, form, {
    async insert(trx, { blogPostId, ...fields }, columns, photoIds) {
      if (!(await isLinkable(trx, blogPostId))) return refused("invalid", blogPostGone);
      const origin = await originOfPoint(trx, fields);
      const inserted = await trx
        .insertInto("locations")
        .values({ ...fields, ...columns, ...origin, blog_post_id: blogPostId, photo_id: photoIds[0] ?? null })
        .onConflict((conflict) => conflict.column("submission_key").doNothing())
        .returning("id")
        .executeTakeFirst();
      return inserted !== undefined;
    },
  });
}

/** The mistake in a form whose blog post was deleted before the form was sent. */
export const blogPostGone: FieldErrors = { blogPostId: [{ code: "unknown" }] };

/**
 * True when a location may belong to this blog post, or to none. The blog post of a withdrawn story takes no new
 * locations, because their names would repeat the post's title. A location that already belongs to it (`before`) may
 * stay. Runs inside a transaction.
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
