import { isShareCardName } from "~/domain/share-cards/share-card";
import type { Site } from "~/domain/site";
import { draftsEndBetween, dropDraft } from "~/domain/photos/drafts/drafts.server";
import { photoIdOf } from "~/photo-store/photo-files";
import { findUnusedPhotos } from "~/domain/photos/photos-queries.server";
import { deleteUnusedPhotos } from "./remove-unused-photos.server";

/** Ends expired drafts with their photos. Safe at any moment. */
export async function expireDrafts(site: Site): Promise<void> {
  const { after, until } = draftsEndBetween(site);
  const expired = await site.db
    .selectFrom("drafts")
    .select("id")
    .where((eb) => eb.or([eb("expires_at", "<=", after), eb("expires_at", ">", until)]))
    .execute();
  for (const { id } of expired) await dropDraft(site, id);
}

/** About half a gigabyte. Strangers who never finish their forms can use this much. */
const maxDraftPhotos = 200;

/**
 * Ends the oldest drafts without typed fields, while such drafts have more than `max` photos. A new draft is safe for
 * hours, and the owner's typed fields are never touched.
 */
export async function evictOldDrafts(site: Site, max = maxDraftPhotos): Promise<void> {
  const drafts = await site.db
    .selectFrom("drafts")
    .innerJoin("draft_photos", "draft_photos.draft_id", "drafts.id")
    .select(({ fn }) => ["drafts.id", fn.countAll<number>().as("photos")])
    .where("drafts.fields", "is", null)
    .groupBy("drafts.id")
    .orderBy("drafts.expires_at", "desc")
    .orderBy("drafts.id")
    .execute();
  let waiting = 0;
  for (const { id, photos } of drafts) {
    waiting += photos;
    if (waiting > max) await dropDraft(site, id);
  }
}

/**
 * Repairs photos and share cards after an interruption. It ends expired drafts, deletes unused photos, the remains of
 * withdrawn or covered photos, cards without a row and rows of cards without a file (a backup has none). It calls
 * `setAside` with the stored name of every unknown photo. It ignores files that somebody may be storing now. Only one
 * caller at a time: before anything is stored, or where the store's `isSweptInUse`.
 */
export async function sweepPhotos(site: Site, setAside: (name: string) => Promise<void>): Promise<void> {
  await expireDrafts(site);
  await site.photos.removeUnfinished();
  const unused = await findUnusedPhotos(site.db);
  await site.db.transaction().execute((trx) =>
    deleteUnusedPhotos(
      trx,
      unused.map(({ id }) => id),
    ),
  );
  const photos = await site.db.selectFrom("photos").select("name").execute();
  const edits = await site.db.selectFrom("photo_edits").select("replaced_id").execute();
  const withdrawn = await site.db.selectFrom("withdrawn_photos").select("id").execute();
  const gone = new Set([...edits.map(({ replaced_id }) => replaced_id), ...withdrawn.map(({ id }) => id)]);
  const cards = await site.db.selectFrom("share_cards").select(["name", "drawn"]).execute();
  const known = new Set([...photos, ...cards].map(({ name }) => name));
  // A card has its row before its file while it is being drawn.
  const cardsWithoutFile = new Set(cards.filter(({ drawn }) => drawn === 1).map(({ name }) => name));
  for (const { name, isSettled } of await site.photos.list()) {
    cardsWithoutFile.delete(name);
    if (known.has(name)) continue;
    // A photo that is deleted for good is never stored again.
    if (!isSettled && !gone.has(photoIdOf(name))) continue;
    if (gone.has(photoIdOf(name)) || isShareCardName(name)) await site.photos.remove(name);
    else await setAside(name);
  }
  for (const name of cardsWithoutFile) {
    await site.db.deleteFrom("share_cards").where("name", "=", name).execute();
  }
}
