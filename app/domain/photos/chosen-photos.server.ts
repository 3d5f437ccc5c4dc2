import type { Db } from "~/domain/site";
import { currentNames } from "~/domain/photos/edits/photo-edits-queries.server";
import { findPhotosByName } from "./photos-queries.server";

/** Returns the stored name of a photo from a form's value: the name itself or the photo's `/uploads/…` address. */
export function photoNameFrom(nameOrUrl: string): string {
  return nameOrUrl.trim().replace(/^.*\/uploads\//, "");
}

/** Finds the photos that the owner has chosen, each once, in their newest versions. `unknown`: some do not exist. */
export async function findChosenPhotos(site: Db, chosen: string[]) {
  const given = chosen.map(photoNameFrom).filter((name) => name !== "");
  const names = [...new Set(await currentNames(site, given))];
  const photos = await findPhotosByName(site, names);
  return { photos, unknown: photos.length < names.length };
}
