import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { sightingDays } from "./sighting";

/** Deletes a sighting. Its receipt stays and says so. */
export async function removeSighting(
  { db }: Pick<Site, "db">,
  id: string,
): Promise<Result<null, "unknown-sighting">> {
  const { numDeletedRows } = await db.deleteFrom("sightings").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0 ? done(null) : refused("unknown-sighting");
}

/** Deletes the sightings whose story did not come in time. */
export async function expireSightings({ db, now }: Pick<Site, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - sightingDays * 24 * 60 * 60 * 1000).toISOString();
  await db.deleteFrom("sightings").where("created_at", "<=", oldest).execute();
}
