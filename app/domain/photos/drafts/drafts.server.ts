import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { PreparedPhoto } from "~/images/prepared-photo";
import type { Database } from "~db/schema";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { ownersPhoto, placedPhotoColumns } from "~/domain/photos/photos-queries.server";
import { type ReceivedFile, insertPhotos } from "~/domain/photos/files/store-photos.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";

/** The time for which the photos of a refused form are kept, in milliseconds. */
const draftLifetime = 24 * 60 * 60 * 1000;

/**
 * Returns the limits between which `expires_at` lies in valid drafts. A later time was stored before the clock was set
 * back, so that draft has expired.
 */
export function draftsEndBetween({ now }: Pick<Site, "now">): { after: string; until: string } {
  const at = now().getTime();
  return { after: new Date(at).toISOString(), until: new Date(at + 2 * draftLifetime).toISOString() };
}

/** All values of all fields of a form, in order. */
export type TypedFields = Record<string, string[]>;

/** The photos of a form that was not accepted. Anybody who knows the draft's id may see and send the photos. */
export interface Draft {
  id: string;
  photos: OwnersPhoto[];
  /** The typed fields of a form that was not processed, because the owner's session was over. Null for other drafts. */
  typed: TypedFields | null;
}

/** The photos of a received form. */
export interface FormPhotos {
  /** The id of the draft that has photos of an earlier try. */
  draftId: string | null;
  /** The ids of those photos in the draft that the sender has removed from the form. */
  removed: string[];
  received: ReceivedFile[];
}

/**
 * The rules for storing new photos in a draft. `max` is the maximum number of photos in the form. With `newestWins`
 * new photos replace older ones.
 */
export interface DraftRules {
  max: number;
  newestWins?: boolean;
  /** The form's typed fields, to be stored with the photos. */
  typed?: TypedFields;
}

/** Finds a draft that has not expired. Null when no such draft exists, or when `id` is null. */
export async function findDraft(site: Site, id: string | null): Promise<Draft | null> {
  if (!id) return null;
  const { after, until } = draftsEndBetween(site);
  const draft = await site.db
    .selectFrom("drafts")
    .select("fields")
    .where("id", "=", id)
    .where("expires_at", ">", after)
    .where("expires_at", "<=", until)
    .executeTakeFirst();
  if (!draft) return null;
  const rows = await site.db
    .selectFrom("draft_photos")
    .innerJoin("photos", "photos.id", "draft_photos.photo_id")
    .select(placedPhotoColumns)
    .where("draft_photos.draft_id", "=", id)
    .orderBy("draft_photos.position")
    .execute();
  const typed = draft.fields === null ? null : (JSON.parse(draft.fields) as TypedFields);
  return { id, photos: rows.map(ownersPhoto), typed };
}

/** Returns the number of photos in a draft, without those in `removed`. */
export function countKept(draft: Draft | null, removed: string[]): number {
  return draft?.photos.filter(({ id }) => !removed.includes(id)).length ?? 0;
}

/**
 * Adds new photos, whose files are stored, in one transaction to the draft of a form or to a new draft. `id` is the id
 * of the draft; null when there was nothing to store. Nothing uses the `orphaned` photos any more; the caller removes
 * their files.
 */
export function writeDraft(
  site: Site,
  { draftId, removed }: Pick<FormPhotos, "draftId" | "removed">,
  prepared: PreparedPhoto[],
  { max, newestWins, typed }: DraftRules,
): Promise<{ id: string | null; orphaned: string[] }> {
  return site.db.transaction().execute(async (trx) => {
    // The same form may have arrived from another tab and have used or changed the draft. So the draft is read again.
    const before = draftId ? await photoIdsIn(trx, draftId) : null;
    if (!before && !typed && prepared.length === 0) return { id: null, orphaned: [] };
    const id = before && draftId ? draftId : newId();
    await upsertDraft(site, trx, id, typed);
    const added = await insertPhotos(site, trx, prepared);
    const kept = (before ?? []).filter((photo) => !removed.includes(photo));
    const ids = [...(newestWins ? kept.slice(0, max - added.length) : kept), ...added].slice(0, max);
    await trx.deleteFrom("draft_photos").where("draft_id", "=", id).execute();
    if (ids.length > 0) {
      const rows = ids.map((photo_id, position) => ({ draft_id: id, position, photo_id }));
      await trx.insertInto("draft_photos").values(rows).execute();
    }
    return { id, orphaned: await deleteUnusedPhotos(trx, [...(before ?? []), ...added]) };
  });
}

/**
 * Ends a draft, inside a transaction. Returns the ids of its photos in order, so that the caller can use the photos.
 * Null when the draft no longer exists.
 */
export async function consumeDraft(trx: Kysely<Database>, id: string): Promise<string[] | null> {
  const photoIds = await photoIdsIn(trx, id);
  await trx.deleteFrom("drafts").where("id", "=", id).execute();
  return photoIds;
}

/** Ends a draft and removes its photos. Photos that something else uses stay. */
export async function dropDraft(site: Site, id: string): Promise<void> {
  const orphaned = await site.db
    .transaction()
    .execute(async (trx) => deleteUnusedPhotos(trx, (await consumeDraft(trx, id)) ?? []));
  await removePhotoFiles(site, orphaned);
}

/** Returns the ids of the photos in a draft, in order. Null when the draft no longer exists. */
async function photoIdsIn(trx: Kysely<Database>, id: string): Promise<string[] | null> {
  const rows = await trx
    .selectFrom("drafts")
    .leftJoin("draft_photos", "draft_photos.draft_id", "drafts.id")
    .select("photo_id")
    .where("drafts.id", "=", id)
    .orderBy("position")
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ photo_id }) => photo_id ?? []);
}

async function upsertDraft(
  site: Site,
  trx: Kysely<Database>,
  id: string,
  typed?: TypedFields,
): Promise<void> {
  const fields = typed ? JSON.stringify(typed) : null;
  const now = site.now();
  const expires_at = new Date(now.getTime() + draftLifetime).toISOString();
  await trx
    .insertInto("drafts")
    .values({ id, fields, created_at: now.toISOString(), expires_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ fields, expires_at }))
    .execute();
}
