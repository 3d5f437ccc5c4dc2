import type { Site } from "~/domain/site";
import { fillSite } from "./fill-site";
import { finishedFiles } from "../photos/finished-files";

/** Adds one article whose cover has a file with these bytes. Returns the address of the photo. */
export async function publishedPhoto(
  site: Pick<Site, "db" | "photos" | "incoming">,
  bytes: Uint8Array,
): Promise<string> {
  await fillSite(site, 1);
  const { name } = await site.db
    .selectFrom("blog_post_photos")
    .innerJoin("photos", "photos.id", "blog_post_photos.photo_id")
    .select("photos.name")
    .where("position", "=", 0)
    .executeTakeFirstOrThrow();
  await site.photos.put(name, await finishedFiles(site.incoming, [{ name, bytes }]));
  return `/uploads/${name}`;
}
