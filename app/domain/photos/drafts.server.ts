import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";
import type { PhotoRefusal, Position, PreparedPhoto } from "~/images/photo-pipeline.server";
import type { Database } from "~db/schema";
import type { OwnersPhoto } from "./photo";
import { ownersPhoto, placedPhotoColumns } from "./photos-queries.server";
import { forgetUnusedPhotos, removePhotoFiles } from "./remove-unused-photos.server";

/** How long a refused form's photos are kept (design §3 "Stories"), in milliseconds. */
const draftLifetime = 24 * 60 * 60 * 1000;

/** A file as it arrived, on disk under `site.incoming`. */
export interface ReceivedFile {
  path: string;
  fileName: string;
  /** SHA-256 of the bytes, hex: tells a form sent twice from another one. Never stored. */
  digest: string;
  /** Where the browser that made the photo smaller says it was taken; counts only when the file itself is silent. */
  sentPosition?: Position | null;
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
}

export interface KeptInDraft {
  /** Null when there is nothing to keep. */
  draft: Draft | null;
  /** Stored names of the photos that were received just now. */
  added: string[];
  refusals: { fileName: string; code: PhotoRefusal }[];
  /** How many files were left out because the form already had `max` photos. */
  leftOut: number;
}

/** The photos' part of a form that is being answered: its texts go back into the page, not into the draft. */
export function draftOf({ draftId, removed, received }: Omit<DraftedForm, "max">) {
  return { draftId, removed, received };
}

/** A draft that has not expired, or null. */
export async function findDraft(site: Site, id: string): Promise<Draft | null> {
  const draft = await site.db
    .selectFrom("drafts")
    .select("fields")
    .where("id", "=", id)
    .where("expires_at", ">", site.now().toISOString())
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
  let kept = (before?.photos ?? []).filter(({ id }) => !form.removed.includes(id));
  const room = form.newestWins ? form.max : Math.max(0, form.max - kept.length);
  const refusals: KeptInDraft["refusals"] = [];
  const prepared: PreparedPhoto[] = [];
  let leftOut = 0;
  for (const { sentPosition, ...file } of form.received) {
    if (prepared.length >= room) {
      leftOut += 1;
      continue;
    }
    const result = await site.images.prepare(file);
    if (result.ok)
      prepared.push({ ...result.value, position: result.value.position ?? sentPosition ?? null });
    else refusals.push({ fileName: file.fileName, code: result.code });
  }
  if (form.newestWins) kept = kept.slice(0, form.max - prepared.length);
  if (!before && !form.typed && prepared.length === 0) return { draft: null, added: [], refusals, leftOut };

  const names = prepared.map(({ photo }) => photo.name);
  const id = before?.id ?? newId();
  try {
    for (const { photo } of prepared) await site.photos.put(photo);
    const forgotten = await site.db.transaction().execute(async (trx) => {
      await writeDraft(site, trx, id, form.typed);
      for (const one of prepared) await insertPhoto(site, trx, one);
      const ids = [...kept.map((photo) => photo.id), ...names.map(photoIdOfName)];
      await trx.deleteFrom("draft_photos").where("draft_id", "=", id).execute();
      if (ids.length > 0) {
        const rows = ids.map((photo_id, position) => ({ draft_id: id, position, photo_id }));
        await trx.insertInto("draft_photos").values(rows).execute();
      }
      return forgetUnusedPhotos(trx, before?.photos.map((photo) => photo.id) ?? []);
    });
    await removePhotoFiles(site, forgotten);
  } catch (error) {
    await removePhotoFiles(site, names);
    throw error;
  }
  return { draft: await findDraft(site, id), added: names, refusals, leftOut };
}

/** Inside a transaction: ends a draft and answers the ids of its photos in order, now for the caller to refer to. */
export async function takeDraft(trx: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("draft_photos")
    .select("photo_id")
    .where("draft_id", "=", id)
    .orderBy("position")
    .execute();
  await trx.deleteFrom("drafts").where("id", "=", id).execute();
  return rows.map((row) => row.photo_id);
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
export async function takeBack(
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
  { photo, position }: PreparedPhoto,
): Promise<void> {
  const { name, width, height, digest } = photo;
  const place = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
  const row = { id: photoIdOfName(name), name, width, height, digest, ...place };
  await trx
    .insertInto("photos")
    .values({ ...row, created_at: site.now().toISOString() })
    .execute();
}
