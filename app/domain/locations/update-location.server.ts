import type { Kysely } from "kysely";
import {
  type EditConflict,
  type OwnerEdit,
  nextUpdatedAt,
  schemaOfEdit,
} from "~/domain/forms/owner-edit.server";
import {
  type OwnerFormRefusal,
  findPhotoIds,
  formKey,
  photosGone,
  validateOwnerForm,
} from "~/domain/forms/validate-owner-form.server";
import { takeDraft } from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { isLinkable } from "./create-location.server";
import type { Location } from "./location";
import { locationSchema } from "./location-schema";
import { findLocation } from "./locations-queries.server";
import { pastedCoordinatesErrors } from "~/domain/locations/coordinates/pasted-coordinates";

type EditRefusal = OwnerFormRefusal | EditConflict<Location> | Refused<"unknown-location">;

/**
 * Changes a location: its texts, its date, its coordinates, its article and its photo, which a new one replaces. A photo
 * that nothing uses any more is deleted. One form sent twice is one change.
 */
export async function updateLocation(
  site: Site,
  id: string,
  edit: OwnerEdit,
): Promise<Done<Location> | EditRefusal> {
  const current = await findLocation(site, id);
  if (!current) return refused("unknown-location");
  const key = formKey(edit);
  if (key && (await isLastEdit(site.db, id, key))) return done(current);

  const existingPhotos = edit.ordersPhotos ? edit.existingPhotos : [current.photo?.name ?? ""];
  const form = { ...edit, existingPhotos };
  const checked = await validateOwnerForm(site, form, schemaOfEdit(locationSchema, edit));
  if (!checked.ok) {
    const pasted = pastedCoordinatesErrors(edit.fields);
    return { ...checked, fieldErrors: { ...checked.fieldErrors, ...pasted } };
  }
  const { data, stored } = checked.value;
  if (data.date === null) return { ...refused("invalid", { date: [{ code: "missing" }] }), ...stored };

  const outcome = await site.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("locations")
      .select(["updated_at", "photo_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) return "gone";
    if (edit.seenUpdatedAt !== null && edit.seenUpdatedAt !== before.updated_at) return "changed";
    const photoIds = await findPhotoIds(trx, checked.value);
    if (!photoIds) return "photos-gone";
    const { blogPostId, date, ...texts } = data;
    if (!(await isLinkable(trx, blogPostId ?? null))) return "blog-post-gone";
    await trx
      .updateTable("locations")
      .set({
        ...texts,
        ...(blogPostId !== undefined && { blog_post_id: blogPostId }),
        ...(date && { date }),
        photo_id: photoIds[0] ?? null,
        edit_key: key,
        updated_at: nextUpdatedAt(site.now(), before.updated_at),
      })
      .where("id", "=", id)
      .execute();
    if (stored.draft) await takeDraft(trx, stored.draft.id);
    return deleteUnusedPhotos(trx, before.photo_id === null ? [] : [before.photo_id]);
  });
  if (outcome === "gone") return refused("unknown-location");
  if (outcome === "photos-gone") return photosGone(checked.value);
  if (outcome === "blog-post-gone") {
    return { ...refused("invalid", { blogPostId: [{ code: "unknown" }] }), ...stored };
  }
  const newest = await findLocation(site, id);
  if (!newest) return refused("unknown-location");
  if (outcome === "changed") return { ...refused("changed-meanwhile"), ...stored, current: newest };
  site.pages.clear();
  await removePhotoFiles(site, outcome);
  return done(newest);
}

async function isLastEdit(db: Kysely<Database>, id: string, key: string): Promise<boolean> {
  const row = await db.selectFrom("locations").select("edit_key").where("id", "=", id).executeTakeFirst();
  return row?.edit_key === key;
}
