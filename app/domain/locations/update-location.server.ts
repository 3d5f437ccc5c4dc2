import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { correctLinked, correctsLinked } from "~/domain/owner-forms/correct-linked.server";
import { type OwnerEdit, editOwned } from "~/domain/owner-forms/owner-edit.server";
import { refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { originOfPoint } from "~/domain/locations/coordinates/origin-of-point.server";
import { blogPostGone, isLinkable, locations } from "./create-location.server";

/** Changes a location: texts, date, coordinates, blog post and photo. A new photo replaces the location's old photo. */
export function updateLocation(site: Site, id: string, edit: OwnerEdit) {
  return editOwned(site, locations, id, edit, {
    photosOf: ({ photo }) => [photo?.name ?? ""],
    newPhotos: "first",
    async write(trx, { data }, columns, photoIds) {
      const { blogPostId, date: _, ...texts } = data;
      const { photo_id, blog_post_id, ...before } = await trx
        .selectFrom("locations")
        .select(["photo_id", "blog_post_id", "latitude", "longitude", "city", "country"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (!(await isLinkable(trx, blogPostId ?? null, blog_post_id))) return refused("invalid", blogPostGone);
      await trx
        .updateTable("locations")
        .set({
          ...texts,
          ...(blogPostId !== undefined && { blog_post_id: blogPostId }),
          ...(await changedOrigin(trx, data, before)),
          ...columns,
          photo_id: photoIds[0] ?? null,
        })
        .where("id", "=", id)
        .execute();
      const linked = blogPostId === undefined ? blog_post_id : blogPostId;
      if (linked && correctsLinked(edit.fields)) {
        const { city, country } = before;
        await correctLinked(site, trx, { table: "blog_posts", blogPostId: linked }, { city, country }, data);
      }
      return photo_id ? [photo_id] : [];
    },
  });
}

/**
 * Returns the origin of a location's point after an edit. A point that has not changed keeps its origin, because the
 * photo that gave the point may be gone by now.
 */
async function changedOrigin(
  trx: Kysely<Database>,
  edit: Partial<Coordinates>,
  before: Coordinates,
): Promise<Partial<Awaited<ReturnType<typeof originOfPoint>>>> {
  const { latitude, longitude } = { ...before, ...edit };
  const isSame = latitude === before.latitude && longitude === before.longitude;
  return isSame ? {} : originOfPoint(trx, { latitude, longitude });
}
