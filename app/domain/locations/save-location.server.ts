import { insertOnce } from "~/domain/idempotency.server";
import { pastedCoordinatesErrors } from "~/domain/locations/coordinates/parse-coordinates";
import type { Location } from "./location";
import { locationSchema } from "./location-schema";
import { correctBlogPost, corrects, movedTo, originOfPoint } from "./linked-places.server";
import { findLocation } from "./locations-queries.server";
import { momentOfBlogPost } from "~/domain/records/order-in-day.server";
import { changeRow } from "~/domain/records/row-versions.server";
import { type RecordEdit, createRecord, editRecord } from "~/domain/records/save-record.server";
import type { SubmittedRecord } from "~/domain/records/validate-record.server";
import { isSamePlace } from "~/domain/places/chosen-place";
import { endReleases } from "~/domain/press/press-photos.server";
import { refused, done } from "~/domain/result";
import type { Site } from "~/domain/site";

const locations = {
  table: "locations",
  schema: locationSchema,
  mistakesIn: (fields: SubmittedRecord["fields"]) => pastedCoordinatesErrors(fields),
  find: findLocation,
  unknown: "unknown-location",
  photosOf: ({ photo }: Location) => [photo?.name ?? ""],
  editPutsNewPhotos: "first",
} as const;

const blogPostGone = refused("invalid", { blogPostId: [{ code: "unknown" }] });

/** Creates a location from a form with the fields of `locationSchema`. Its photo is the first of the form. */
export function createLocation(site: Site, form: SubmittedRecord) {
  return createRecord(site, locations, form, {
    async write(trx, { blogPostId, ...fields }, columns, photoIds) {
      if (!(await isLinkable(trx, blogPostId))) return blogPostGone;
      const origin = await originOfPoint(trx, fields);
      const photo_id = photoIds[0] ?? null;
      const moment = await momentOfBlogPost(trx, blogPostId);
      const row = { ...fields, ...columns, ...moment, ...origin, blog_post_id: blogPostId, photo_id };
      if (!(await insertOnce(trx, "locations", row))) return false;
      if (blogPostId && corrects(form)) await correctBlogPost(site, trx, blogPostId, fields);
      return true;
    },
  });
}

/** Changes a location: its fields and its photo. A new photo replaces the old one. */
export function updateLocation(site: Site, id: string, edit: RecordEdit) {
  return editRecord(site, locations, id, edit, {
    async write(trx, data, columns, photoIds) {
      const { blogPostId, date: _, ...texts } = data;
      const row = trx.selectFrom("locations").selectAll().where("id", "=", id);
      const before = await row.executeTakeFirstOrThrow();
      const { photo_id, blog_post_id } = before;
      const linked = blogPostId === undefined ? blog_post_id : blogPostId;
      if (linked !== blog_post_id && !(await isLinkable(trx, linked))) return blogPostGone;
      const after = { ...before, ...texts };
      await trx
        .updateTable("locations")
        .set({
          ...texts,
          ...(await movedTo(trx, before, after)),
          ...(blogPostId !== undefined && { blog_post_id: blogPostId }),
          ...(linked !== blog_post_id && (await momentOfBlogPost(trx, linked))),
          ...columns,
          photo_id: photoIds[0] ?? null,
        })
        .where("id", "=", id)
        .execute();
      if (linked && corrects(edit) && !isSamePlace(before, after))
        await correctBlogPost(site, trx, linked, after);
      return photo_id ? [photo_id] : [];
    },
  });
}

/** False for the blog post of a withdrawn story, because the names of new locations would repeat its title. */
async function isLinkable(trx: Site["db"], blogPostId: string | null): Promise<boolean> {
  if (blogPostId === null) return true;
  const posts = trx.selectFrom("blog_posts").select("id").where("id", "=", blogPostId);
  return (await posts.where("withdrawn_story_id", "is", null).executeTakeFirst()) !== undefined;
}

/** Shows a location to visitors or hides it. */
export async function showOrHideLocation(site: Site, id: string, visible: boolean) {
  await site.db.transaction().execute(async (trx) => {
    const row = trx.selectFrom("locations").select(["id", "updated_at"]).where("id", "=", id);
    const before = await row.executeTakeFirst();
    if (before) await changeRow(site, trx, "locations", before, { visible: visible ? 1 : 0 });
    await endReleases(trx);
  });
  await site.pages.clear();
  const location = await findLocation(site, id);
  return location ? done(location) : refused("unknown-location");
}
