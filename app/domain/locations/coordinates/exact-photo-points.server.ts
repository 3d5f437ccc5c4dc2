import { changeRow } from "~/domain/records/row-versions.server";
import { readValue, writeValue } from "~/domain/key-values.server";
import type { Db, Site } from "~/domain/site";

const decided = "exact-photo-points-decided";

/** Lists the visible stops at the exact point of a story's photo. Empty once the owner has decided about them. */
export async function listExactPhotoPoints({ db }: Db) {
  if ((await readValue(db, decided)) !== null) return [];
  return exactPhotoPoints(db).select(["id", "name"]).execute();
}

/** Stores the owner's decision: visitors see these points `rounded` to about 1 km from now on, or they stay exact. */
export async function decideExactPhotoPoints(site: Site, rounded: boolean): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const rows = rounded ? await exactPhotoPoints(trx).select(["id", "updated_at"]).execute() : [];
    for (const row of rows) {
      await changeRow(site, trx, "locations", row, { precision: "1km", edit_key: null });
    }
    await writeValue(trx, decided, "true");
  });
  await site.pages.clear();
}

function exactPhotoPoints(db: Site["db"]) {
  const ofPhotos = db.selectFrom("locations").where("point_story_id", "is not", null);
  return ofPhotos.where("visible", "=", 1).where("precision", "=", "exact");
}
