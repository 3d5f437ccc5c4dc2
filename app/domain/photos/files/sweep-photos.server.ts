import { isShareCardName } from "~/domain/share-cards/share-card";
import type { Site } from "~/domain/site";
import { expireDrafts } from "~/domain/photos/drafts/drafts.server";
import { photoIdOf } from "~/photo-store/photo-files";
import { deleteUnusedPhotos } from "./remove-photos.server";

/**
 * Deletes what an interruption left: unused, withdrawn and edited photos, and cards without file or row. Unknown photos
 * go to `setAside`, and are counted. One caller at a time may sweep, before anything is stored, or if `isSweptInUse`.
 */
export async function sweepPhotos(site: Site, setAside: (name: string) => Promise<void>): Promise<number> {
  let count = 0;
  await expireDrafts(site);
  await site.photos.removeUnfinished();
  await site.db.transaction().execute((trx) => deleteUnusedPhotos(trx));
  const photos = await site.db.selectFrom("photos").select("name").execute();
  const edits = await site.db.selectFrom("photo_edits").select("replaced_id").execute();
  const withdrawn = await site.db.selectFrom("withdrawn_photos").select("id").execute();
  const gone = new Set([...edits.map(({ replaced_id }) => replaced_id), ...withdrawn.map(({ id }) => id)]);
  const cards = await site.db.selectFrom("share_cards").select(["name", "drawn"]).execute();
  const known = new Set([...photos, ...cards].map(({ name }) => name));
  // A card that is being drawn has a row but no file yet. So only cards that were drawn can miss their files.
  const cardsWithoutFile = new Set(cards.filter(({ drawn }) => drawn === 1).map(({ name }) => name));
  for (const { name, isSettled } of await site.photos.list()) {
    cardsWithoutFile.delete(name);
    if (known.has(name)) continue;
    // A file that is not settled may still be about to get its row. But a photo that was deleted for good gets none.
    if (!isSettled && !gone.has(photoIdOf(name))) continue;
    if (gone.has(photoIdOf(name)) || isShareCardName(name)) {
      await site.photos.remove(name);
      continue;
    }
    await setAside(name);
    count += 1;
  }
  for (const name of cardsWithoutFile) {
    await site.db.deleteFrom("share_cards").where("name", "=", name).execute();
  }
  return count;
}
