import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Location } from "./location";
import { findLocation } from "./locations-queries.server";

/** Shows a location to visitors or hides it. */
export async function showOrHideLocation(
  site: Site,
  id: string,
  visible: boolean,
): Promise<Result<Location, "unknown-location">> {
  await site.db
    .updateTable("locations")
    .set({ visible: visible ? 1 : 0, updated_at: site.now().toISOString() })
    .where("id", "=", id)
    .execute();
  site.pages.clear();
  const location = await findLocation(site, id);
  return location ? done(location) : refused("unknown-location");
}
