import { type Coordinates, coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import { changeRow } from "~/domain/records/row-versions.server";
import type { SubmittedRecord } from "~/domain/records/validate-record.server";
import { type PlaceOfForm, type Town, isSamePlace } from "~/domain/places/chosen-place";
import type { Site } from "~/domain/site";

/** Returns the point that a stop gets when its town or country is corrected. Null when the stop keeps its old place. */
export type PlaceStop = (stop: PlaceOfForm) => Coordinates | null;

/** True when a corrected place is also that of the linked blog post or stop. */
export const corrects = ({ fields }: Pick<SubmittedRecord, "fields">) => fields.correctLinked === "true";

/** Copies the place of a stop to its blog post, inside the transaction. The post of a withdrawn story stays empty. */
export async function correctBlogPost(site: Site, trx: Site["db"], id: string, { city, country }: Town) {
  const rows = trx.selectFrom("blog_posts").select(["id", "updated_at", "city", "country"]);
  const post = await rows.where("id", "=", id).where("withdrawn_story_id", "is", null).executeTakeFirst();
  if (post && !isSamePlace(post, { city, country }))
    await changeRow(site, trx, "blog_posts", post, { city, country, edit_key: null });
}

/**
 * Copies a corrected date and place to the stops of a blog post, inside its transaction. Stops that differed before keep
 * their own. A name that was the old town becomes the new one. The precision stays.
 */
export async function correctStops(
  site: Site,
  trx: Site["db"],
  blogPostId: string,
  {
    before,
    after,
    placeStop,
  }: Record<"before" | "after", Town & { date: string }> & { placeStop?: PlaceStop },
): Promise<void> {
  const stops = trx.selectFrom("locations").selectAll().where("blog_post_id", "=", blogPostId);
  const { city, country, date } = after;
  const isMoved = !isSamePlace(before, after);
  for (const stop of await stops.execute()) {
    const point = isMoved && isSamePlace(stop, before) ? placeStop?.(stop) : null;
    const isLater = date !== before.date && stop.date === before.date;
    if (!point && !isLater) continue;
    await changeRow(site, trx, "locations", stop, {
      ...(isLater && { date }),
      ...(point && { city, country, ...(await movedTo(trx, stop, point)) }),
      ...(point && stop.name === before.city && { name: city }),
      edit_key: null,
    });
  }
}

/** Returns the columns of a stop's new point. A point that has not changed keeps its origin: its photo may be gone. */
export async function movedTo(trx: Site["db"], before: Coordinates, { latitude, longitude }: Coordinates) {
  if (latitude === before.latitude && longitude === before.longitude) return {};
  return { latitude, longitude, ...(await originOfPoint(trx, { latitude, longitude })) };
}

/** Returns the column with the story whose photo gave this point. It is null when the point has another origin. */
export async function originOfPoint(trx: Site["db"], { latitude, longitude }: Coordinates) {
  const north = Number(latitude);
  const ofStories = trx.selectFrom("photos").selectAll().where("story_id", "is not", null);
  const there = ofStories.where("latitude", ">=", north - 1e-6).where("latitude", "<=", north + 1e-6);
  const photos = await there.execute();
  const isThere = (photo: (typeof photos)[number]) => {
    if (photo.latitude === null || photo.longitude === null) return false;
    const point = coordinatesOf({ latitude: photo.latitude, longitude: photo.longitude });
    return Number(point.latitude) === north && Number(point.longitude) === Number(longitude);
  };
  return { point_story_id: photos.find(isThere)?.story_id ?? null };
}
