import type { Site } from "~/domain/site";
import type { OwnersPhoto } from "./photo";
import { currentNames } from "~/domain/photos/edits/photo-edits-queries.server";
import { findPhotosByName } from "./photos-queries.server";

/** A stored name from what a form or a client sends: the name itself or its `/uploads/…` address. */
export function photoNameFrom(nameOrUrl: string): string {
  return nameOrUrl.trim().replace(/^.*\/uploads\//, "");
}

/**
 * The photos that the owner chose among the stored ones, each once, and whether some of them do not exist. For a photo
 * that was turned or covered in the meantime its new one counts.
 */
export async function findChosenPhotos(
  site: Pick<Site, "db">,
  chosen: string[],
): Promise<{ photos: OwnersPhoto[]; unknown: boolean }> {
  const given = chosen.map(photoNameFrom).filter((name) => name !== "");
  const names = [...new Set(await currentNames(site, given))];
  const photos = await findPhotosByName(site, names);
  return { photos, unknown: photos.length < names.length };
}
