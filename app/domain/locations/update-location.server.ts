import {
  type EditConflict,
  type EditOutcome,
  type OwnerEdit,
  afterEdit,
  editTimestamp,
  isLastEdit,
  schemaOfEdit,
} from "~/domain/owner-forms/owner-edit.server";
import {
  type OwnerFormRefusal,
  findPhotoIds,
  formKey,
  photosGone,
  validateOwnerForm,
} from "~/domain/owner-forms/validate-owner-form.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos } from "~/domain/photos/files/remove-unused-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { pastedCoordinatesErrors } from "~/domain/locations/coordinates/pasted-coordinates";
import { blogPostGone, isLinkable } from "./create-location.server";
import type { Location } from "./location";
import { locationSchema } from "./location-schema";
import { findLocation } from "./locations-queries.server";

type EditRefusal = OwnerFormRefusal | EditConflict<Location> | Refused<"unknown-location">;

/**
 * Changes a location: its texts, its date, its coordinates, its blog post and its photo, which a new one replaces. A photo
 * that nothing uses any more is deleted. One form sent twice is one change.
 */
export async function updateLocation(
  site: Site,
  id: string,
  edit: OwnerEdit,
): Promise<Done<Location> | EditRefusal> {
  const current = await findLocation(site, id);
  if (!current) return refused("unknown-location");
  const row = { table: "locations", id } as const;
  const key = formKey(edit);
  if (await isLastEdit(site, row, key)) return done(current);

  const existingPhotos = edit.ordersPhotos ? edit.existingPhotos : [current.photo?.name ?? ""];
  const form = { ...edit, existingPhotos };
  const checked = await validateOwnerForm(site, form, schemaOfEdit(locationSchema, edit));
  if (!checked.ok) {
    const pasted = pastedCoordinatesErrors(edit.fields);
    return { ...checked, fieldErrors: { ...checked.fieldErrors, ...pasted } };
  }
  const { data, stored } = checked.value;
  if (data.date === null) return { ...refused("invalid", { date: [{ code: "missing" }] }), ...stored };

  const outcome = await site.db.transaction().execute(async (trx): Promise<EditOutcome> => {
    const moment = await editTimestamp(site, trx, row, edit);
    if (typeof moment === "string") return moment;
    const photoIds = await findPhotoIds(trx, checked.value);
    if (!photoIds) return { mistakes: photosGone };
    const { blogPostId, date, ...texts } = data;
    const before = await trx
      .selectFrom("locations")
      .select(["photo_id", "blog_post_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!(await isLinkable(trx, blogPostId ?? null, before?.blog_post_id))) return { mistakes: blogPostGone };
    await trx
      .updateTable("locations")
      .set({
        ...texts,
        ...(blogPostId !== undefined && { blog_post_id: blogPostId }),
        ...(date && { date }),
        ...moment,
        photo_id: photoIds[0] ?? null,
        edit_key: key,
      })
      .where("id", "=", id)
      .execute();
    if (stored.draft) await consumeDraft(trx, stored.draft.id);
    return { unused: await deleteUnusedPhotos(trx, before?.photo_id ? [before.photo_id] : []) };
  });
  const newest = { find: () => findLocation(site, id), unknown: "unknown-location" as const };
  return afterEdit(site, outcome, stored, newest);
}
