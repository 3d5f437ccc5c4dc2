import { readFile } from "node:fs/promises";
import { idempotencyKey } from "~/domain/idempotency.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { EncodedPhoto } from "~/images/prepared-photo";
import { retouchedVersion } from "~/domain/records/row-versions.server";
import { type OwnersPhoto, photoLabel } from "~/domain/photos/photo";
import { photoIdOf } from "~/photo-store/photo-files";
import { findReplacement } from "./photo-edits-queries.server";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import { findPhotosByName, storedPhoto, tablesOfRecordPhotos } from "~/domain/photos/photos-queries.server";
import { removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { insertPhotos, withStoredFiles, withStoredCopy } from "~/domain/photos/files/store-photos.server";

/** Turns and covers a photo: all sizes are made again under a new name, and whatever used the old one uses the new. */
export async function editPhoto(
  site: Site,
  { name, edits, token }: { name: string; edits: PhotoEdit[]; token: string | null },
) {
  const key = idempotencyKey(token, { name, edits });
  const edit = () => storeEdited(site, name, edits, key);
  return key ? site.singleFlight(key, edit) : edit();
}

/** Returns a JPEG that shows a photo after these edits. Stores nothing. */
export async function previewPhoto(site: Site, { name, edits }: { name: string; edits: PhotoEdit[] }) {
  const [photo] = await findPhotosByName(site, [name]);
  if (!photo) return refused("unknown-photo");
  const bytes = await withStoredCopy(site, name, async (path) => {
    const preview = await site.images.run("preview", { path, edits });
    return preview.ok ? await readFile(preview.value) : null;
  });
  return bytes ? done(bytes) : refused("photo-unreadable");
}

async function storeEdited(site: Site, name: string, edits: PhotoEdit[], key: string | null) {
  const [old] = await findPhotosByName(site, [name]);
  if (!old) return replacedOrUnknown(site, name, key);
  const stored = await withStoredCopy(site, name, async (path) => {
    const edited = await site.images.run("edit", { path, fileName: photoLabel(name), edits });
    if (!edited.ok) return null;
    const replaced = await withStoredFiles(site, [edited.value], () => replace(site, old, edited.value, key));
    if (!replaced) await removePhotoFiles(site, [edited.value.name]);
    return { replaced, photo: edited.value };
  });
  if (!stored) return refused("photo-unreadable");
  // While the new pixels were made, the photo was deleted, or edited in another tab.
  if (!stored.replaced) return replacedOrUnknown(site, name, key);
  await site.pages.clear();
  await removePhotoFiles(site, [name]);
  return done({ ...old, ...storedPhoto({ ...old, ...stored.photo, id: photoIdOf(stored.photo.name) }) });
}

/** Replaces the old photo by the new one wherever it is used, in one transaction. False when the old photo is gone. */
function replace(site: Site, old: OwnersPhoto, edited: EncodedPhoto, key: string | null): Promise<boolean> {
  return site.db.transaction().execute(async (trx) => {
    const row = trx.selectFrom("photos").select(["story_id", "description"]).where("id", "=", old.id);
    const there = await row.executeTakeFirst();
    if (!there) return false;
    const { position, takenAt } = old;
    const [id = ""] = await insertPhotos(site, trx, [{ ...edited, position, takenAt }]);
    await trx.updateTable("photos").set(there).where("id", "=", id).execute();
    await markRetouched(site, trx, old.id);
    for (const table of [...tablesOfRecordPhotos, "locations", "photo_edits"] as const) {
      await trx.updateTable(table).set({ photo_id: id }).where("photo_id", "=", old.id).execute();
    }
    const edit = { replaced_id: old.id, photo_id: id, submission_key: key };
    await trx.insertInto("photo_edits").values(edit).execute();
    await trx.deleteFrom("photos").where("id", "=", old.id).execute();
    return true;
  });
}

async function markRetouched(site: Site, trx: Site["db"], photoId: string): Promise<void> {
  const version = ["id", "updated_at", "edit_key"] as const;
  const ids = trx.selectFrom("blog_post_photos").select("blog_post_id").where("photo_id", "=", photoId);
  const posts = trx.selectFrom("blog_posts").select(version).where("id", "in", ids);
  const locations = trx.selectFrom("locations").select(version).where("photo_id", "=", photoId);
  const changed = { blog_posts: await posts.execute(), locations: await locations.execute() };
  for (const table of ["blog_posts", "locations"] as const) {
    for (const { id, ...row } of changed[table]) {
      await trx.updateTable(table).set(retouchedVersion(site.now(), row)).where("id", "=", id).execute();
    }
  }
}

/** Returns the photo that replaced this one, if the form with this key has replaced it. Otherwise returns a refusal. */
async function replacedOrUnknown(site: Site, name: string, key: string | null) {
  const replacement = await findReplacement(site, name);
  if (!replacement) return refused("unknown-photo");
  return key !== null && replacement.key === key ? done(replacement.photo) : refused("photo-replaced");
}
