import { momentIn } from "~/domain/day";
import { draftLifetime, isOver, notOver } from "~/domain/lifetimes.server";
import { newId } from "~/domain/new-id";
import type { Clocked, Site } from "~/domain/site";
import type { PreparedPhoto } from "~/images/prepared-photo";
import { insertPhotosOf, photosByRecord } from "~/domain/photos/photos-queries.server";
import { type ReceivedFile, insertPhotos } from "~/domain/photos/files/store-photos.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-photos.server";

/** The maximum number of photos in drafts of strangers who never finish their forms: about half a gigabyte. */
const maxDraftPhotos = 200;

/** All values of all fields of a form, in order. */
export type TypedFields = Record<string, string[]>;

/** The photos of a received form. */
export interface SubmittedPhotos {
  /** The id of the draft that has photos of an earlier try. */
  draftId: string | null;
  /** The ids of those photos in the draft that the sender has removed from the form. */
  removed: string[];
  received: ReceivedFile[];
}

/** The rules for storing new photos in a draft. */
export interface DraftRules {
  /** The maximum number of photos in the form. */
  max: number;
  /** New photos replace older ones. */
  newestWins?: boolean;
  /** The form's typed fields, to be stored with the photos. */
  typed?: TypedFields;
}

/** The photos of a form that was not accepted. Anybody who knows the draft's id may see and send the photos. */
export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Finds a draft that has not expired, or null. `typed`: the fields of a form whose session was over, or null. */
export async function findDraft(site: Clocked, id: string | null) {
  if (!id) return null;
  const drafts = site.db.selectFrom("drafts").select("fields").where("id", "=", id);
  const draft = await drafts.where(notOver(site, "drafts")).executeTakeFirst();
  if (!draft) return null;
  const photos = await photosByRecord(site, "draft_photos", [id]);
  const typed = draft.fields === null ? null : (JSON.parse(draft.fields) as TypedFields);
  return { id, photos: photos.get(id) ?? [], typed };
}

/** Returns the number of photos in a draft, without those in `removed`. */
export function countKept(draft: Draft | null, removed: string[]): number {
  return draft?.photos.filter(({ id }) => !removed.includes(id)).length ?? 0;
}

/**
 * Adds new photos, whose files are stored, in one transaction to the draft of a form or to a new draft. `id` is null
 * when there was nothing to store. The caller removes the files of the `orphaned` photos, which nothing uses any more.
 */
export function writeDraft(
  site: Site,
  { draftId, removed }: Pick<SubmittedPhotos, "draftId" | "removed">,
  prepared: PreparedPhoto[],
  { max, newestWins, typed }: DraftRules,
): Promise<{ id: string | null; orphaned: string[] }> {
  return site.db.transaction().execute(async (trx) => {
    // The same form may have arrived from another tab and have used or changed the draft. So the draft is read again.
    const before = draftId ? await photoIdsIn(trx, draftId) : null;
    if (!before && !typed && prepared.length === 0) return { id: null, orphaned: [] };
    const id = before && draftId ? draftId : newId();
    const fields = typed ? JSON.stringify(typed) : null;
    const expires_at = momentIn(site, draftLifetime);
    await trx
      .insertInto("drafts")
      .values({ id, fields, created_at: momentIn(site, 0), expires_at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ fields, expires_at }))
      .execute();
    const added = await insertPhotos(site, trx, prepared);
    const kept = (before ?? []).filter((photo) => !removed.includes(photo));
    const ids = [...(newestWins ? kept.slice(0, max - added.length) : kept), ...added].slice(0, max);
    await trx.deleteFrom("draft_photos").where("draft_id", "=", id).execute();
    await insertPhotosOf(trx, "draft_photos", id, ids);
    return { id, orphaned: await deleteUnusedPhotos(trx, [...(before ?? []), ...added]) };
  });
}

/** Ends a draft, inside a transaction. Returns the ids of its photos in order. Null when the draft no longer exists. */
export async function consumeDraft(trx: Site["db"], id: string): Promise<string[] | null> {
  const photoIds = await photoIdsIn(trx, id);
  await trx.deleteFrom("drafts").where("id", "=", id).execute();
  return photoIds;
}

/** Ends a draft and removes its photos. Photos that something else uses stay. */
export async function dropDraft(site: Site, id: string): Promise<void> {
  const drop = async (trx: Site["db"]) => deleteUnusedPhotos(trx, (await consumeDraft(trx, id)) ?? []);
  const orphaned = await site.db.transaction().execute(drop);
  await removePhotoFiles(site, orphaned);
}

/** Ends expired drafts and removes their photos. It can run at any moment. */
export async function expireDrafts(site: Site): Promise<void> {
  const expired = await site.db.selectFrom("drafts").select("id").where(isOver(site, "drafts")).execute();
  for (const { id } of expired) await dropDraft(site, id);
}

/** Ends the oldest drafts without typed fields while these have more than `max` photos. A new one is safe for hours. */
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

/** Returns the ids of the photos in a draft, in order. Null when the draft no longer exists. */
async function photoIdsIn(trx: Site["db"], id: string): Promise<string[] | null> {
  const rows = await trx
    .selectFrom("drafts")
    .leftJoin("draft_photos", "draft_photos.draft_id", "drafts.id")
    .select("photo_id")
    .where("drafts.id", "=", id)
    .orderBy("position")
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ photo_id }) => photo_id ?? []);
}
