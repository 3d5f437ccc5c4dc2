import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { type Coordinates, coordinatesOf } from "./photo-coordinates";

/**
 * Returns the column that names the story whose photo gave this point. The column is null when the point was typed,
 * clicked, pasted or found by name.
 */
export async function originOfPoint(
  trx: Kysely<Database>,
  { latitude, longitude }: Coordinates,
): Promise<{ point_story_id: string | null }> {
  const north = Number(latitude);
  const photos = await trx
    .selectFrom("photos")
    .select(["latitude", "longitude", "story_id"])
    .where("latitude", ">=", north - 1e-6)
    .where("latitude", "<=", north + 1e-6)
    .where("story_id", "is not", null)
    .execute();
  const isThere = (photo: (typeof photos)[number]) => {
    if (photo.latitude === null || photo.longitude === null) return false;
    const point = coordinatesOf({ latitude: photo.latitude, longitude: photo.longitude });
    return Number(point.latitude) === north && Number(point.longitude) === Number(longitude);
  };
  return { point_story_id: photos.find(isThere)?.story_id ?? null };
}
