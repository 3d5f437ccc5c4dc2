import { editTimestamp } from "~/domain/owner-forms/row-versions.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { findLocation } from "./locations-queries.server";

/** Shows a location to visitors or hides it. */
export async function showOrHideLocation(site: Site, id: string, visible: boolean) {
  await site.db.transaction().execute(async (trx) => {
    const updated_at = await editTimestamp(site, trx, { table: "locations", id });
    if (typeof updated_at !== "string") return;
    const columns = { visible: visible ? (1 as const) : (0 as const), updated_at };
    await trx.updateTable("locations").set(columns).where("id", "=", id).execute();
  });
  await site.pages.clear();
  const location = await findLocation(site, id);
  return location ? done(location) : refused("unknown-location");
}
