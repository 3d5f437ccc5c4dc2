import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { PreparedPhoto } from "~/images/prepared-photo";
import type { Database } from "~db/schema";
import type { OwnersPhoto } from "./photo";
import { ownersPhoto, placedPhotoColumns } from "./photos-queries.server";
import type { ReceivedFile } from "./received-file.server";
import { type PhotoSender, type ReceivedPhotos, preparePhotos } from "./prepare-photos.server";
import { forgetUnusedPhotos, removePhotoFiles } from "./remove-unused-photos.server";

/** How long a refused form's photos are kept, in milliseconds. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** Between which moments the drafts that live now end; one that ends later is older than a clock that was set back. */
export function draftsEndBetween({ now }: Pick<Site, "now">): { after: string; until: string } {
  const at = now().getTime();
  return { after: new Date(at).toISOString(), until: new Date(at + 2 * draftLifetime).toISOString() };
}

/** Every value of every field of a form, in order. */
export type TypedFields = Record<string, string[]>;

/** The photos of a form that is not accepted yet. Who knows the id may see them and send them. */
export interface Draft {
  id: string;
  photos: OwnersPhoto[];
  /** What was typed, when the form could not even be answered (the owner's session had ended). */
  typed: TypedFields | null;
}

/** The part of a form that a draft is made of. */
export interface DraftedForm {
  draftId: string | null;
  /** Ids of the draft's photos that were taken away again. */
  removed: string[];
  received: ReceivedFile[];
  /** How many photos the form may have; with `newestWins` a new file takes the place of an older one. */
  max: number;
  newestWins?: boolean;
  /** What was typed, to be kept too. */
  typed?: TypedFields;
  /** The stranger who sends it; without one it is the owner's. */
  sender?: PhotoSender;
}

export interface KeptInDraft extends Omit<ReceivedPhotos, "prepared"> {
  /** Null when there is nothing to keep. */
  draft: Draft | null;
  /** Stored names of the photos that were received just now. */
  added: string[];
}

/** The photos' part of a form that is being answered: its texts go back into the page, not into the draft. */
export function draftOf({ draftId, removed, received }: Omit<DraftedForm, "max">) {
  return { draftId, removed, received };
}

/** A draft that has not expired, or null. */
export async function findDraft(site: Site, id: string): Promise<Draft | null> {
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

/**
 * Makes safe photos of the received files and keeps them, with those of the draft that were not removed. When it
 * returns they are on disk: the form may be refused, corrected and sent again without them.
 */
export async function keepInDraft(site: Site, form: DraftedForm): Promise<KeptInDraft> {
  const before = form.draftId ? await findDraft(site, form.draftId) : null;
  const there = before?.photos.filter(({ id }) => !form.removed.includes(id)).length ?? 0;
  const room = form.newestWins ? form.max : Math.max(0, form.max - there);
  const { prepared, ...received } = await preparePhotos(site, form.received, room, form.sender);
  if (!before && !form.typed && prepared.length === 0) return { draft: null, added: [], ...received };

  const names = prepared.map(({ name }) => name);
  const added = names.map(photoIdOfName);
  const store = async () => {
    for (const { name, files } of prepared) await site.photos.put(name, files);
    return site.db.transaction().execute(async (trx) => {
      // While the photos were made, the same form may have arrived from another tab, and taken or changed the draft.
      const waiting = before ? await waitingIn(trx, before.id) : null;
      const id = before && waiting ? before.id : newId();
      await writeDraft(site, trx, id, form.typed);
      for (const one of prepared) await insertPhoto(site, trx, one);
      let kept = (waiting ?? []).filter((photo) => !form.removed.includes(photo));
      if (form.newestWins) kept = kept.slice(0, form.max - added.length);
      const ids = [...kept, ...added].slice(0, form.max);
      await trx.deleteFrom("draft_photos").where("draft_id", "=", id).execute();
      if (ids.length > 0) {
        const rows = ids.map((photo_id, position) => ({ draft_id: id, position, photo_id }));
        await trx.insertInto("draft_photos").values(rows).execute();
      }
      return { id, forgotten: await forgetUnusedPhotos(trx, [...(waiting ?? []), ...added]) };
    });
  };
  const { id, forgotten } = await store().catch(async (error: unknown) => {
    await removePhotoFiles(site, names);
    throw error;
  });
  await removePhotoFiles(site, forgotten);
  return { draft: await findDraft(site, id), added: names, ...received };
}

/** Inside a transaction: ends a draft and answers the ids of its photos in order, now for the caller to refer to. */
export async function takeDraft(trx: Kysely<Database>, id: string): Promise<string[]> {
  const photoIds = await waitingIn(trx, id);
  await trx.deleteFrom("drafts").where("id", "=", id).execute();
  return photoIds ?? [];
}

/** The ids of the photos in a draft, in order; null when it is not there any more. */
async function waitingIn(trx: Kysely<Database>, id: string): Promise<string[] | null> {
  const rows = await trx
    .selectFrom("drafts")
    .leftJoin("draft_photos", "draft_photos.draft_id", "drafts.id")
    .select("photo_id")
    .where("drafts.id", "=", id)
    .orderBy("position")
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ photo_id }) => photo_id ?? []);
}

/** Ends a draft and removes those of its photos that nothing else uses. */
export async function dropDraft(site: Site, id: string): Promise<void> {
  const forgotten = await site.db
    .transaction()
    .execute(async (trx) => forgetUnusedPhotos(trx, await takeDraft(trx, id)));
  await removePhotoFiles(site, forgotten);
}

/**
 * Takes back what a refused form brought, for a sender who still has it and will send it again: its draft is as it
 * was before, or gone when it had none.
 */
export async function rollBack(
  site: Site,
  { draftId }: Pick<DraftedForm, "draftId">,
  { draft, added }: Pick<KeptInDraft, "draft" | "added">,
): Promise<void> {
  if (!draft) return;
  if (draft.id !== draftId) return dropDraft(site, draft.id);
  const removed = added.map(photoIdOfName);
  await keepInDraft(site, { draftId, removed, received: [], max: draft.photos.length });
}

function photoIdOfName(name: string): string {
  return name.slice(0, name.indexOf("_"));
}

async function writeDraft(site: Site, trx: Kysely<Database>, id: string, typed?: TypedFields): Promise<void> {
  const fields = typed ? JSON.stringify(typed) : null;
  const now = site.now();
  const expires_at = new Date(now.getTime() + draftLifetime).toISOString();
  await trx
    .insertInto("drafts")
    .values({ id, fields, created_at: now.toISOString(), expires_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ fields, expires_at }))
    .execute();
}

async function insertPhoto(
  site: Site,
  trx: Kysely<Database>,
  { name, width, height, digest, position }: PreparedPhoto,
): Promise<void> {
  const place = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
  const row = { id: photoIdOfName(name), name, width, height, digest, ...place };
  await trx
    .insertInto("photos")
    .values({ ...row, created_at: site.now().toISOString() })
    .execute();
}
