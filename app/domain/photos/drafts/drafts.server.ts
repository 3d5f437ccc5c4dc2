import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { PreparedPhoto } from "~/images/prepared-photo";
import type { Database } from "~db/schema";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { ownersPhoto, placedPhotoColumns } from "~/domain/photos/photos-queries.server";
import type { ReceivedFile } from "~/domain/photos/files/received-file.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { insertPhotos } from "~/domain/photos/files/store-photos.server";

/** How long a refused form's photos are kept, in milliseconds. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** The range of `expires_at` of valid drafts; one with a later time was stored before the clock was set back. */
export function draftsEndBetween({ now }: Pick<Site, "now">): { after: string; until: string } {
  const at = now().getTime();
  return { after: new Date(at).toISOString(), until: new Date(at + 2 * draftLifetime).toISOString() };
}

/** Every value of every field of a form, in order. */
export type TypedFields = Record<string, string[]>;

/** The photos of a form that was not accepted. Who knows the id may see them and send them. */
export interface Draft {
  id: string;
  photos: OwnersPhoto[];
  /** What was typed, when the form could not even be answered (the owner's session had ended). */
  typed: TypedFields | null;
}

/** The photos of a form as it arrived. */
export interface FormPhotos {
  /** The draft in which photos of an earlier try wait. */
  draftId: string | null;
  /** Ids of the draft's photos that were taken away again. */
  removed: string[];
  received: ReceivedFile[];
}

/** How many photos the form may have; with `newestWins` a new file takes the place of an older one. */
export interface DraftRules {
  max: number;
  newestWins?: boolean;
  /** What was typed, to be kept too. */
  typed?: TypedFields;
}

/** A draft that has not expired; null when there is none, or no id. */
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

/** How many photos of a draft are not among the `removed` ones. */
export function countKept(draft: Draft | null, removed: string[]): number {
  return draft?.photos.filter(({ id }) => !removed.includes(id)).length ?? 0;
}

/**
 * Puts new photos, whose files are stored, into the draft of a form or a new one, in one transaction. `id`: of the
 * draft; null when there is nothing to keep. `orphaned`: the stored names of photos that nothing uses any more, whose
 * files the caller removes.
 */
export function writeDraft(
  site: Site,
  { draftId, removed }: Pick<FormPhotos, "draftId" | "removed">,
  prepared: PreparedPhoto[],
  { max, newestWins, typed }: DraftRules,
): Promise<{ id: string | null; orphaned: string[] }> {
  return site.db.transaction().execute(async (trx) => {
    // While the photos were made, the same form may have arrived from another tab, and taken or changed the draft.
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

/** Inside a transaction: ends a draft. The ids of its photos in order, for the caller to refer to; null when it is gone. */
export async function consumeDraft(trx: Kysely<Database>, id: string): Promise<string[] | null> {
  const photoIds = await photoIdsIn(trx, id);
  await trx.deleteFrom("drafts").where("id", "=", id).execute();
  return photoIds;
}

/** Ends a draft and removes those of its photos that nothing else uses. */
export async function dropDraft(site: Site, id: string): Promise<void> {
  const orphaned = await site.db
    .transaction()
    .execute(async (trx) => deleteUnusedPhotos(trx, (await consumeDraft(trx, id)) ?? []));
  await removePhotoFiles(site, orphaned);
}

/** The ids of the photos in a draft, in order; null when it is not there any more. */
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
